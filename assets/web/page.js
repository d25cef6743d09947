/* The second screen: shows each state as it comes, and sends what is pressed. Plain JavaScript of 2017. */
(function () {
  "use strict";
  var SVG = "http://www.w3.org/2000/svg";
  var part = companion.part, word = companion.word, made = companion.made, emptied = companion.emptied;
  var write = companion.write, told = "", tellingTold = "", notice = "", asked = "";

  function drawn(tag, attributes, text) {
    var element = document.createElementNS(SVG, tag);
    Object.keys(attributes).forEach(function (name) { element.setAttribute(name, attributes[name]); });
    if (text !== undefined) { element.textContent = text; }
    return element;
  }
  function card(one) {
    var element = made("span", "card " + one.hue, one.text);
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", one.aloud);
    return element;
  }
  function laid(one, element) {
    element.appendChild(document.createTextNode(one.text + (one.cards.length ? " " : "")));
    one.cards.forEach(function (each) { element.appendChild(card(each)); });
    return element;
  }

  function showTurn(state) {
    var who = (state.who || []).join(", ");
    write("who", who);
    part("who").hidden = !who;
    write("duty", state.duty || "");
    notice = state.notice || "";
    asked = state.asked || "";
    write("notice", notice || asked);
  }
  function showRuling(ruling) {
    part("ruling").hidden = !ruling;
    part("ruling").className = ruling && ruling.stands ? "stands" : "";
    var now = JSON.stringify(ruling || null);
    if (now === told) { return; }
    told = now;
    writeRuling(emptied("told"), ruling);
  }
  function writeRuling(place, ruling) {
    if (!ruling) { return; }
    var sign = { yes: "✔ ", no: "✘ ", neutral: "" }[ruling.kind] || "";
    place.appendChild(made("p", "word " + ruling.kind, sign + ruling.word));
    place.appendChild(made("p", "play", ruling.play));
    place.appendChild(made("p", "", ruling.text));
    ruling.clauses.forEach(function (clause) {
      place.appendChild(made("p", "clause", word("clause") + " " + clause.name + ": " + clause.text));
    });
  }
  function showTable(state) {
    var seats = state.seats || [], middle = state.middle || [];
    part("table").hidden = !seats.length;
    var list = emptied("middle");
    middle.forEach(function (one) { list.appendChild(laid(one, made("li"))); });
    var table = emptied("drawn");
    table.appendChild(drawn("rect", { "class": "felt", x: 15, y: 12, width: 70, height: 38, rx: 6 }));
    seats.forEach(function (seat) {
      var turn = seat.direction * Math.PI / 180;
      var x = 50 - 40 * Math.sin(turn), y = 31 + 25 * Math.cos(turn);
      var acts = seat.acts ? " acts" : "";
      var wide = Math.min(28, Math.max(16, 90 / seats.length + 4));
      x = Math.min(100 - wide / 2, Math.max(wide / 2, x));
      table.appendChild(drawn("rect", { "class": "place" + acts, x: x - wide / 2, y: y - 5, width: wide, height: 10, rx: 2 }));
      var room = Math.max(1.9, Math.min(4, 1.7 * (wide - 2) / Math.max(1, seat.name.length)));
      var name = seat.name;
      while (name.length > 1 && name.length * room * 0.6 > wide - 1) { name = name.slice(0, -2) + "…"; }
      table.appendChild(drawn("text", { "class": "named" + acts, x: x, y: y - 0.4, "font-size": room }, name));
      table.appendChild(drawn("text", { "class": "named" + acts, x: x, y: y + 3.9, "font-size": 3.6 }, seat.score));
    });
    var alone = middle.length > 0 && !middle[0].cards.length;
    list.className = alone ? "drawn" : "";
    if (alone) {
      var first = middle[0].text;
      var size = Math.min(8, 42 / (0.6 * first.length));
      table.appendChild(drawn("text", { "class": "named", x: 50, y: 31 + size / 3, "font-size": size }, first));
    }
  }
  function showScore(seats) {
    part("score").hidden = !seats.length;
    var list = emptied("seats");
    list.className = seats.length > 5 ? "many" : "";
    document.body.className = list.className;
    seats.forEach(function (seat) {
      var line = made("li", seat.acts ? "acts" : "");
      var name = made("span", "name", seat.name);
      if (seat.acts) { name.appendChild(made("span", "to-move", " – " + word("to-move"))); }
      line.appendChild(name);
      line.appendChild(made("span", "points", (seat.leads ? "★ " : "") + seat.score));
      var held = made("span", "held");
      seat.laid.forEach(function (one, number) {
        if (number) { held.appendChild(document.createTextNode(" · ")); }
        laid(one, held);
      });
      if (seat.laid.length) { line.appendChild(held); }
      list.appendChild(line);
    });
  }
  function showChart(chart) {
    part("chart").hidden = !chart;
    var plot = emptied("lines"), legend = emptied("legend");
    if (!chart) { return; }
    var all = chart.lines.reduce(function (sum, line) { return sum.concat(line.totals); }, [0]);
    var low = Math.min.apply(null, all), high = Math.max.apply(null, all);
    if (low === high) { high = low + 1; }
    var spoken = [];
    function x(round) { return 9 + 88 * round / chart.rounds; }
    function y(total) { var up = (total - low) / (high - low); return chart.fewest ? 3 + 40 * up : 43 - 40 * up; }
    [low, Math.round((low + high) / 2), high].forEach(function (total) {
      plot.appendChild(drawn("line", { "class": "grid", x1: 9, x2: 97, y1: y(total), y2: y(total) }));
      plot.appendChild(drawn("text", { "class": "tick", x: 7.5, y: y(total) + 0.9, "text-anchor": "end" }, String(total).replace("-", "−")));
    });
    var step = Math.max(1, Math.ceil(chart.rounds / 12));
    for (var round = step; round <= chart.rounds; round += step) {
      plot.appendChild(drawn("text", { "class": "tick", x: x(round), y: 48, "text-anchor": "middle" }, round));
    }
    chart.lines.forEach(function (line, number) {
      var classes = "series series-" + number % 5 + (number >= 5 ? " dashed" : "");
      var points = line.totals.map(function (total, at) { return x(at) + "," + y(total); });
      plot.appendChild(drawn("polyline", { "class": classes, points: points.join(" ") }));
      line.totals.forEach(function (total, at) {
        if (at) { plot.appendChild(drawn("circle", { "class": "series-" + number % 5, cx: x(at), cy: y(total), r: 0.9 })); }
      });
      var last = String(line.totals[line.totals.length - 1]).replace("-", "−");
      spoken.push(line.name + " " + last);
      var item = made("li"), sign = drawn("svg", { viewBox: "0 0 16 7", "aria-hidden": "true" });
      sign.appendChild(drawn("line", { "class": classes, x1: 0, x2: 16, y1: 3.5, y2: 3.5 }));
      sign.firstChild.setAttribute("stroke-width", "3");
      item.appendChild(sign);
      item.appendChild(document.createTextNode(line.name + " " + last));
      legend.appendChild(item);
    });
    plot.setAttribute("aria-label", word("chart") + ": " + spoken.join(", "));
  }

  function button(offer) {
    var element = made("button", offer.awaited ? "awaited" : "", offer.label);
    element.type = "button";
    element.setAttribute("data-name", offer.name);
    element.addEventListener("click", function () { companion.press(offer.name); });
    return element;
  }
  function choice(one) {
    var element = button({ name: one.name, label: one.label, awaited: one.awaited });
    var many = one.chosen > 1 ? " ×" + one.chosen : "";
    if (one.hue) { element.classList.add("face", one.hue); }
    if (one.chosen) { element.setAttribute("aria-pressed", "true"); }
    if (many) { element.appendChild(document.createTextNode(many)); }
    if (one.aloud !== one.label || one.lacking) {
      element.setAttribute("aria-label", one.aloud + many + (one.lacking ? ", " + one.lacking : ""));
    }
    if (one.lacking) {
      element.setAttribute("data-lacking", "");
      element.appendChild(made("small", "", one.lacking));
    }
    return element;
  }
  function showTelling(telling) {
    part("tell").hidden = !(telling.options.length || telling.onwards.length || telling.outcome);
    var now = JSON.stringify(telling);
    if (now === tellingTold) { return; }
    tellingTold = now;
    var inside = part("tell").contains(document.activeElement);
    var focused = inside && document.activeElement.getAttribute("data-name");
    write("tell-outcome", telling.outcome);
    write("tell-asked", telling.asked);
    write("tell-said", telling.said);
    writeRuling(emptied("tell-answer"), telling.answer);
    var options = emptied("options"), onwards = emptied("onwards");
    options.className = telling.cards ? "cards" : "";
    telling.options.forEach(function (one) { options.appendChild(choice(one)); });
    telling.onwards.forEach(function (one) { onwards.appendChild(choice(one)); });
    if (inside) { (document.querySelector('#tell [data-name="' + focused + '"]') || part("tell-asked")).focus(); }
  }
  function showSeat(own) {
    write("seat", own.name);
    part("press").hidden = false;
    var offers = own.buttons.concat(own.answers);
    write("notice", notice || (own.asked ? "" : asked));
    write("asked", own.asked || (offers.length ? "" : word("nothing-to-press")));
    var focused = document.activeElement && document.activeElement.getAttribute("data-name");
    var near = emptied("buttons"), far = emptied("answers");
    offers.forEach(function (offer) {
      var likely = offer.awaited || own.buttons.indexOf(offer) >= 0;
      (likely ? near : far).appendChild(button(offer));
    });
    part("more").hidden = !far.firstChild;
    showTelling(own.telling);
    if (focused) {
      var again = document.querySelector('[data-name="' + focused + '"]');
      if (again) { again.focus(); }
    }
  }
  function able(on) {
    Array.prototype.forEach.call(document.querySelectorAll("#press button, #tell button"), function (each) {
      each.disabled = !on || each.hasAttribute("data-lacking");
    });
  }

  // A television cannot be scrolled: where all is only looked at on a wide screen, it is written as large as fits.
  function fit() {
    var root = document.documentElement;
    root.style.fontSize = "";
    if (!part("press").hidden || window.innerWidth < 992) { return; }
    var size = parseFloat(getComputedStyle(root).fontSize), least = Math.max(11, 0.6 * size);
    while (root.scrollHeight > window.innerHeight && size > least) {
      size = Math.max(least, size - 0.5);
      root.style.fontSize = size + "px";
    }
  }

  function show(state) {
    companion.speak(state);
    document.title = (state.who && state.who.length ? state.who.join(", ") + " – " : "") + state.title;
    write("title", state.title);
    part("main").hidden = false;
    showTurn(state);
    showRuling(state.ruling);
    showTable(state);
    showScore(state.seats || []);
    showChart(state.chart);
    document.body.setAttribute("data-picture", state.picture);
    fit();
  }

  window.addEventListener("resize", fit);
  companion.open({
    shows: { state: show },
    seat: function (own) { write("outcome", ""); showSeat(own); },
    able: able
  });
}());
