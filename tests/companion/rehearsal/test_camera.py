from companion.inputs import Action
from companion.rehearsal.camera import SimulatedCamera
from companion.rehearsal.rehearsal import FRAME_SECONDS
from hardware.cameras.protocol import Camera, CameraState
from tests.companion.rehearsal.conftest import DEAL, BlankScreen, rehearse, truth_of


class Clock:
    def __init__(self):
        self.now = 50.0

    def __call__(self):
        return self.now


def camera_and_clock(**options):
    clock = Clock()
    return SimulatedCamera(rehearse(truth_of(DEAL), BlankScreen(), blind=True, **options), clock), clock


def test_the_simulated_table_is_a_camera():
    camera: Camera = camera_and_clock()[0]
    assert (camera.name, camera.state) == ("simulated", CameraState.WORKING)


def test_a_frame_is_given_once_and_none_before_its_time():
    camera, clock = camera_and_clock()
    assert camera.read() is None
    clock.now += FRAME_SECONDS * 1.01
    assert camera.read() is not None
    assert camera.read() is None


def test_only_the_newest_frame_is_given():
    camera, clock = camera_and_clock()
    clock.now += 1.05
    assert abs(camera.read().time - 1.0) <= FRAME_SECONDS + 1e-9
    assert camera.read() is None


def test_what_people_press_is_collected():
    camera, clock = camera_and_clock()
    while camera.state is CameraState.WORKING:
        clock.now += 0.5
        camera.read()
    assert [press.action for press in camera.presses()] == [Action.DEALT]
    assert camera.presses() == ()


def test_the_end_of_the_record_ends_the_camera():
    camera, clock = camera_and_clock()
    camera.close()
    clock.now += 5.0
    assert camera.read() is None
    assert camera.state is CameraState.ENDED
