// Checks a record in this browser: the chosen file, or that of the game which the address names. Nothing is sent.
import { verify } from "/assets/verify.js";

const result = document.getElementById("result");
const show = async (text) => {
  const problems = await verify(text);
  result.dataset.proven = String(problems.length === 0);
  result.textContent = problems.length
    ? `${result.dataset.bad} ${problems.join(", ")}`
    : `${result.dataset.good} ${JSON.parse(text).table.commitment}`;
};
document.getElementById("record").addEventListener("change", async (event) => show(await event.target.files[0].text()));

const game = new URLSearchParams(location.search).get("game");
if (/^[A-Za-z0-9]{1,32}$/.test(game ?? "")) {
  const answer = await fetch(`/api/v1/games/${game}/record`);
  if (answer.ok) await show(await answer.text());
  else result.textContent = (await answer.json()).text;
}
