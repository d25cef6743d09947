/* What all pages have in common: a stream of what is to be shown, and what is pressed. Plain JavaScript of 2017. */
var companion = (function () {
  "use strict";
  var SILENCE = 12000; // ms without a word after which the connection is taken for lost; a beat comes every 5 s
  var AGAIN = 2000; // ms until the next try
  var token = new URLSearchParams(location.search).get("t") || "";
  var stream = null, silence = null, over = false, waiting = false, page = null;
  var words = {}, picture = 0;

  function part(id) { return document.getElementById(id); }
  function address(path) { return path + "?t=" + encodeURIComponent(token); }
  function word(name) { return words[name] || ""; }
  function made(tag, classes, text) {
    var element = document.createElement(tag);
    if (classes) { element.className = classes; }
    if (text !== undefined) { element.textContent = text; }
    return element;
  }
  function emptied(id) {
    var element = part(id);
    while (element.firstChild) { element.removeChild(element.firstChild); }
    return element;
  }
  function write(id, text) { // what stands there already is not read aloud again
    var element = part(id);
    if (element.textContent !== text) { element.textContent = text; }
  }
  function speak(state) { // the page's own words, in the language of what is shown
    words = state.words;
    document.documentElement.lang = state.language;
    Array.prototype.forEach.call(document.querySelectorAll("[data-word]"), function (element) {
      var text = word(element.getAttribute("data-word"));
      if (element.textContent !== text) { element.textContent = text; }
    });
  }

  function press(name, given) {
    if (waiting) { return; }
    waiting = true;
    page.able(false);
    var body = { name: name, picture: picture };
    if (given !== undefined) { body.given = given; }
    fetch(address("press"), {
      method: "POST", headers: { "Content-Type": "application/json" }, credentials: "omit", cache: "no-store",
      body: JSON.stringify(body)
    }).then(function (answer) {
      write("outcome", answer.status === 202 ? word("sent") : answer.status === 409 ? word("too-late") : word("unsent"));
    }, function () { write("outcome", word("unsent")); }).then(function () {
      setTimeout(function () { waiting = false; page.able(true); }, 600);
    });
  }

  function heard() {
    clearTimeout(silence);
    silence = setTimeout(lost, SILENCE);
    write("connection", "");
  }
  function lost() {
    if (over) { return; }
    write("connection", word("lost") || part("connection").textContent);
    page.able(false);
    if (stream) { stream.close(); }
    clearTimeout(silence);
    silence = setTimeout(ask, AGAIN);
  }
  function end() {
    over = true;
    clearTimeout(silence);
    if (stream) { stream.close(); }
    part("main").hidden = true;
    write("seat", "");
    write("connection", word("over") || part("connection").textContent);
  }
  function ask() { // a stream says nothing of why it was refused
    fetch(address("page.css"), { cache: "no-store", credentials: "omit" }).then(function (answer) {
      if (answer.status === 403) { end(); } else { connect(); }
    }, lost);
  }
  function connect() {
    stream = new EventSource(address("events"));
    Object.keys(page.shows).forEach(function (kind) {
      stream.addEventListener(kind, function (event) { heard(); page.shows[kind](JSON.parse(event.data)); });
    });
    stream.addEventListener("seat", function (event) {
      heard();
      var own = JSON.parse(event.data);
      picture = own.picture;
      page.seat(own);
      page.able(!waiting);
    });
    stream.addEventListener("beat", heard);
    stream.addEventListener("over", end);
    stream.onerror = lost;
    clearTimeout(silence);
    silence = setTimeout(lost, SILENCE);
  }
  // A page is: shows, what shows each kind of event; seat, what shows a seat's own; able, whether it may press.
  function open(opened) {
    page = opened;
    window.addEventListener("pageshow", function (event) { if (event.persisted && !over) { lost(); } });
    connect();
  }
  return { part: part, word: word, made: made, emptied: emptied, write: write, speak: speak, press: press, open: open };
}());
