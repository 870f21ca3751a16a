// Checks the chosen record in this browser; nothing is sent.
import { verify } from "/assets/verify.js";

const result = document.getElementById("result");
document.getElementById("record").addEventListener("change", async (event) => {
  const text = await event.target.files[0].text();
  const problems = await verify(text);
  result.textContent = problems.length
    ? `${result.dataset.bad} ${problems.join(", ")}`
    : `${result.dataset.good} ${JSON.parse(text).table.commitment}`;
});
