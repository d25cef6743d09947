/* The club's screen: each table in its own part, so that only what has changed is drawn anew. */
(function () {
  "use strict";
  var part = companion.part, word = companion.word, made = companion.made, emptied = companion.emptied;
  var write = companion.write, organises = false, calls = [], results = [], standings = null, told = Object.create(null);
  var shownPeople = null, edited = "";

  function child(element, tag, classes, text) { return element.appendChild(made(tag, classes, text)); }
  function button(text, does) {
    var element = made("button", "", text);
    element.type = "button";
    element.addEventListener("click", does);
    return element;
  }
  function same(name, value) { // whether that was shown last; a form that people fill in must not be drawn anew
    var now = JSON.stringify(value), before = told[name];
    told[name] = now;
    return now === before;
  }

  function showClub(state) {
    companion.speak(state);
    document.title = state.title;
    write("title", state.title);
    write("round", state.round);
    write("notice", state.notice);
    part("main").hidden = false;
    part("no-table").hidden = state.tables.length > 0;
    order(state.tables);
    calls = state.calls;
    showCalls();
  }
  function order(names) {
    var list = part("shown"), wanted = Object.create(null);
    names.forEach(function (name) { wanted[name] = true; });
    Array.prototype.slice.call(list.children).forEach(function (element) {
      if (!wanted[element.getAttribute("data-table")]) { list.removeChild(element); }
    });
    names.forEach(function (name, at) {
      var element = place(name);
      if (list.children[at] !== element) { list.insertBefore(element, list.children[at] || null); }
    });
  }
  function place(name) {
    var list = part("shown"), found = null;
    Array.prototype.forEach.call(list.children, function (element) {
      if (element.getAttribute("data-table") === name) { found = element; }
    });
    if (!found) {
      found = child(list, "li", "table");
      found.setAttribute("data-table", name);
    }
    return found;
  }
  function showCalls() {
    part("calls").hidden = !calls.length;
    if (same("calls", [calls, organises])) { return; }
    var list = emptied("called");
    calls.forEach(function (call) {
      var line = child(list, "li");
      child(line, "span", "who", call.text);
      child(line, "span", "", call.time + (call.clause ? " · " + word("clause") + " " + call.clause : "") +
        (call.waits ? "" : " · " + word("answered")));
      if (organises && call.waits) {
        line.appendChild(button(word("answer"), function () { companion.press("answer", { table: call.table }); }));
      }
    });
  }
  function showTable(table) {
    var element = place(table.name);
    element.className = "table" + (table.online ? "" : " away") + (table.waits ? " calls" : "");
    element.setAttribute("data-counted", table.counted);
    while (element.firstChild) { element.removeChild(element.firstChild); }
    var head = child(element, "h3", "", table.label + " ");
    child(head, "span", "game", table.online ? table.game : word("offline"));
    var scores = child(element, "ul", "scores");
    table.players.forEach(function (player) {
      var line = child(scores, "li", player.acts ? "acts" : "");
      var name = child(line, "span", "", (player.won ? "★ " : "") + player.name);
      if (player.acts) { child(name, "span", "quiet", " – " + word("to-move")); }
      child(line, "span", "total", player.total);
    });
    if (table.ruling) {
      var ruling = child(element, "p", "ruling");
      child(ruling, "span", table.ruling.kind, (table.ruling.kind === "yes" ? "✔ " : "✘ ") + table.ruling.word + " ");
      ruling.appendChild(document.createTextNode(table.ruling.text +
        (table.ruling.clause ? " (" + table.ruling.clause + ")" : "")));
    }
  }
  function showSeating(seating) {
    write("seating-round", seating.title);
    part("no-seating").hidden = seating.tables.length > 0;
    var list = emptied("seated");
    seating.tables.forEach(function (table) {
      var line = child(list, "li");
      child(line, "h3", "", table.label);
      table.names.forEach(function (name) { child(line, "div", "", name); });
    });
  }
  function showStandings(state) {
    standings = state || standings;
    if (!standings) { return; }
    write("scored", standings.by);
    part("no-standing").hidden = standings.rows.length > 0;
    part("ranks").hidden = !standings.rows.length;
    var wanted = part("find").value.trim().toLocaleLowerCase(), rows = emptied("rows");
    standings.rows.forEach(function (row) {
      if (wanted && row[1].toLocaleLowerCase().indexOf(wanted) < 0) { return; }
      var line = child(rows, "tr");
      row.forEach(function (value, at) {
        child(line, "td", at === 1 ? "" : at === 2 ? "number points" : at ? "number" : "", value);
      });
    });
  }
  function showResults(state) {
    results = state ? state.games : results;
    part("no-result").hidden = results.length > 0;
    if (same("results", [results, organises])) { return; }
    var list = emptied("ended");
    results.forEach(function (result) { list.appendChild(shownResult(result)); });
  }
  function shownResult(result) {
    var line = made("li");
    child(line, "h3", "", result.label + " – " + result.name + (result.note ? " (" + result.note + ")" : ""));
    result.players.forEach(function (player, at) {
      child(line, "span", player.won ? "won" : "", (at ? ", " : "") + (player.won ? "★ " : "") + player.name +
        " " + String(player.total).replace("-", "−"));
    });
    if (organises) { line.appendChild(correcting(result)); }
    return line;
  }
  function correcting(result) {
    var open = made("details"), fields = Object.create(null), form = made("form"), which = { stream: result.stream, game: result.game };
    child(open, "summary", "", word("correct"));
    var all = child(form, "div", "fields");
    result.players.forEach(function (player) {
      var label = child(all, "label", "", player.name + " ");
      var field = child(label, "input");
      field.type = "number";
      field.step = "1";
      field.value = player.total;
      fields[player.name] = field;
    });
    form.addEventListener("submit", function (event) {
      var totals = Object.create(null); // somebody may be called __proto__
      event.preventDefault();
      Object.keys(fields).forEach(function (name) { totals[name] = Number(fields[name].value); });
      companion.press("correct", { stream: which.stream, game: which.game, totals: totals });
    });
    child(form, "button", "", word("correct-save")).type = "submit";
    form.appendChild(button(word("leave-out"), function () { companion.press("leave-out", which); }));
    form.appendChild(button(word("let-stand"), function () { companion.press("let-stand", which); }));
    open.appendChild(form);
    return open;
  }

  function options(id, entries, kept) {
    if (same(id, entries)) { return; }
    var field = part(id), before = kept === undefined ? field.value : kept;
    while (field.firstChild) { field.removeChild(field.firstChild); }
    entries.forEach(function (entry) { child(field, "option", "", entry.label).value = entry.name; });
    field.value = before;
    if (field.selectedIndex < 0) { field.selectedIndex = 0; }
  }
  function showOrganiser(own) {
    organises = true;
    part("organiser").hidden = false;
    write("seat", word("organiser"));
    if (!same("message", own.message)) { write("outcome", ""); }
    write("message", own.message);
    options("game", [{ name: "", label: word("any-game") }].concat(own.games));
    var by = [{ name: "", label: word("by-places") }].concat(own.games);
    options("own", by);
    if (document.activeElement !== part("own")) { part("own").value = own.own || ""; }
    var seated = own.seated.map(function (name) { return { name: name, label: name }; });
    options("one", seated);
    options("other", seated);
    part("change").hidden = !seated.length;
    var people = own.people.join("\n"), field = part("names");
    if (people !== shownPeople && (shownPeople === null || field.value === edited)) { field.value = edited = people; }
    shownPeople = people;
    showCalls();
    showResults(null);
  }
  function able(on) {
    Array.prototype.forEach.call(document.querySelectorAll("button"), function (each) { each.disabled = !on; });
  }
  function submitted(id, does) {
    part(id).addEventListener("submit", function (event) { event.preventDefault(); does(); });
  }
  submitted("begin", function () { companion.press("round", { game: part("game").value || null }); });
  submitted("change", function () {
    companion.press("swap", { one: part("one").value, other: part("other").value });
  });
  submitted("there", function () {
    var names = part("names").value.split("\n").filter(function (name) { return name.trim(); });
    edited = part("names").value;
    companion.press("people", { names: names });
  });
  submitted("by", function () {});
  part("own").addEventListener("change", function () { companion.press("scoring", { game: part("own").value || null }); });
  submitted("anew", function () {
    if (window.confirm(word("evening-sure"))) { companion.press("evening", { game: part("own").value || null }); }
  });
  part("find").addEventListener("input", function () { showStandings(null); });

  companion.open({
    shows: {
      club: showClub, table: showTable, seating: showSeating, standings: showStandings, results: showResults
    },
    seat: showOrganiser,
    able: able
  });
}());
