// Checks a record in this browser: the chosen file, or that of the game which the address names. Nothing is sent.
import { verify } from "/assets/verify.js";

const element = (id) => document.getElementById(id);
const result = element("result");

// Which of the checks a problem belongs to; what was not reached is neither right nor wrong.
const checkOf = (problem) => (/^(decks|reshuffles)/.test(problem) ? "orders" : problem.replace("table.", "").replace(/\[.*/, ""));

// What this browser kept when it sat at the table (web/src/lib/salts.ts): the head of the events before it revealed its salt.
function receiptOf(game) {
  try {
    return JSON.parse(localStorage.getItem(`foretold-salt-${game}`) ?? "{}").head;
  } catch {
    return undefined;
  }
}

// Without a list of events nothing shows in which order seed and salts were fixed.
function verdict({ events, commitment }) {
  return `${events ? result.dataset.good : result.dataset.old} ${commitment}`;
}

async function show(text, receipt) {
  const problems = await verify(text, receipt);
  const failed = new Set(problems.map(checkOf));
  const known = !failed.has("json") && !failed.has("table");
  result.dataset.proven = String(problems.length === 0);
  result.textContent = problems.length ? `${result.dataset.bad} ${problems.join(", ")}` : verdict(JSON.parse(text).table);
  element("checks").hidden = !known;
  for (const line of element("checks").children) {
    const { check } = line.dataset;
    const known = check === "orders" ? !failed.size : check === "receipt" ? receipt : check !== "events" || JSON.parse(text).table?.events;
    line.dataset.state = failed.has(check) ? "wrong" : known ? "right" : "open";
  }
}
element("record").addEventListener("change", async (event) => show(await event.target.files[0].text()));

const game = new URLSearchParams(location.search).get("game");
if (/^[A-Za-z0-9]{1,32}$/.test(game ?? "")) {
  element("game").href = `/g/${game}`;
  element("game").hidden = false;
  const answer = await fetch(`/api/v1/games/${game}/record`);
  if (answer.ok) await show(await answer.text(), receiptOf(game));
  else result.textContent = (await answer.json()).text;
}
