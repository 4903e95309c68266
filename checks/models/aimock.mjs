// Runs a third-party mock of model providers: the protocols of OpenAI and Anthropic, rate limits, faults, broken streams.
// Prints one line of JSON with its port, and runs until its standard input closes. Faults are set at /__aimock/chaos.
import { LLMock } from "@copilotkit/aimock";

const mock = new LLMock({ port: 0 });

const text = (message) =>
  typeof message.content === "string" ? message.content : (message.content ?? []).map((part) => part.text ?? "").join("");

// The ids in the table of figures, which is in the messages of the user role.
const figures = (request) => {
  const said = request.messages.filter((message) => message.role === "user").map(text).join("\n");
  const table = said.split("<<<figures>>>")[1]?.split("<<<end figures>>>")[0] ?? "";
  return table.split("\n").slice(2).map((line) => line.split(" | ")[0]).filter(Boolean);
};

const answers = {
  "read a person's question": () => ({
    concern_quote: "",
    concern: "none",
    title: "A look at the question",
    key_questions: ["What does it earn?", "What does it cost?", "What could go wrong?"],
    unclear: [],
  }),
  "write instructions for the members": () => ({ tasks: [] }),
  "research one question": (request) => {
    const [id] = figures(request);
    const statement = id ? `On record is {{fig:${id}}}.` : "There is nothing on record.";
    return {
      thinking: "I look at what is on record.",
      claim: statement,
      reasoning: "Nothing else is known.",
      stance: "neutral",
      confidence: 40,
      caveats: [],
      claims: [{ type: "fact", stance: "neutral", text: statement, figures: id ? [id] : [], confidence: 40, wrong_if: "It changes." }],
    };
  },
  "question the claims of other members": () => ({ challenges: [] }),
  "Bring the findings together": (request) => ({
    thesis: `What counts is {{fig:${figures(request)[0]}}}.`,
    balance: "mixed",
    confidence: 30,
    drivers: ["The record is thin."],
    risks: [{ text: "It may fall.", mitigant: "Time.", tripwire: "A new low." }],
    scenarios: ["bear", "base", "bull"].map((name) => ({ name, text: `The ${name} course.`, wrong_if: "It does not happen." })),
    changes: ["Newer figures."],
    rulings: [],
  }),
  "attack the draft": () => ({
    objections: [{ kind: "staleness", objection: "The figures are old.", severity: "low" }],
    ruling: "pass",
  }),
  "Revise your draft once": () => ({ thesis: "The record is thin.", drivers: [], confidence: 20, responses: [] }),
  "tell the result to the person": () => ({ headline: "The record is thin.", paragraphs: ["There is little to go by."], terms: [] }),
  "show that you can answer": () => ({ thinking: "I try, and I take my time about it.", colour: "green", number: 7 }),
};

for (const [words, answer] of Object.entries(answers)) {
  mock.on({ systemMessage: words }, (request) => ({ content: JSON.stringify(answer(request)) }));
}
await mock.start();
console.log(JSON.stringify({ port: Number(new URL(mock.url).port) }));
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
