// Takes one brief from question to completion with openapi-fetch and the generated types.
//   node run_brief.js BASE_URL     the token is in CHECK_TOKEN
// The compiler checks every path, header, body and field named here against the description.
import { randomUUID } from "node:crypto";
import createClient, { type Middleware } from "openapi-fetch";
import type { components, operations, paths } from "./schema.js";

// Fails to compile when an operation of the contract is missing or has another id.
type Contract =
  | "get_health" | "get_auth_config" | "get_me" | "delete_me"
  | "create_brief" | "submit_answers" | "get_brief" | "list_sessions"
  | "create_orchestration" | "get_orchestration" | "convene_committee"
  | "get_execution" | "get_transcript" | "get_analysis" | "get_summary" | "get_audit_pdf"
  | "put_feedback" | "delete_feedback" | "upsert_review" | "get_review";
type Missing = Exclude<Contract, keyof operations>;
const nothingMissing: [Missing] extends [never] ? true : Missing = true;

function check(condition: unknown, message: string): asserts condition {
  if (!condition) {
    console.error(`typescript client: ${message}`);
    process.exit(1);
  }
}

const baseUrl = process.argv[2];
const token = process.env["CHECK_TOKEN"];
check(nothingMissing && baseUrl && token, "usage: CHECK_TOKEN=... node run_brief.js BASE_URL");

const authorize: Middleware = {
  onRequest({ request }) {
    request.headers.set("Authorization", `Bearer ${token}`);
    return request;
  },
};
const client = createClient<paths>({ baseUrl });
client.use(authorize);

// Only these fields of a question are used; the service may add others.
interface Question { question_id: string; options?: string[] }
const questionsOf = (brief: unknown): Question[] => (brief as { questions?: Question[] | null }).questions ?? [];
const idempotent = () => ({ "Idempotency-Key": randomUUID() });

const health = await client.GET("/health");
check(health.response.status === 200 && health.data, `get_health: ${health.response.status}`);

const body: components["schemas"]["CreateBriefRequest"] = {
  input: "Is Apple a sensible holding for the next years?",
};
const header = idempotent();
const created = await client.POST("/api/v1/briefs", { params: { header }, body });
check(created.data, `create_brief: ${created.response.status} ${JSON.stringify(created.error)}`);
check(created.response.headers.get("X-Request-Id"), "create_brief: no X-Request-Id");
const brief: components["schemas"]["BriefResponse"] = created.data;
const sessionId: string = brief.session_id;
const status: string = brief.status;
check(sessionId, "create_brief: no session_id");
check(status && status !== "rejected", `create_brief: ${status}`);
check(brief.disclosure, "create_brief: no disclosure");

const replay = await client.POST("/api/v1/briefs", { params: { header }, body });
check(replay.data?.session_id === sessionId, "create_brief: the same key and body started a second session");

const path = { session_id: sessionId };
let rounds = 0;
for (;;) {
  const { data, response } = await client.GET("/api/v1/briefs/{session_id}", { params: { path } });
  check(data, `get_brief: ${response.status}`);
  if (data.status === "completed") break;
  const questions = questionsOf(data);
  check(questions.length > 0, `get_brief: status ${data.status}, and no questions`);
  rounds += 1;
  check(rounds <= 5, "the service still asks questions after five rounds");
  const answers = questions.map((question) => question.options?.[0] !== undefined
    ? { question_id: question.question_id, selected_options: [question.options[0]] }
    : { question_id: question.question_id, custom_answer: "Nothing particular." });
  const answered = await client.POST("/api/v1/briefs/{session_id}/answers", {
    params: { path, header: idempotent() },
    body: { answers },
  });
  check(answered.data, `submit_answers: ${answered.response.status} ${JSON.stringify(answered.error)}`);
}

const list = await client.GET("/api/v1/sessions");
check(list.data?.sessions.some((session) => session.session_id === sessionId), "list_sessions: our session is missing");

// The error type must say that there is a code to branch on.
const refused = await client.POST("/api/v1/briefs", { body: { input: "" } });
check(refused.response.status === 400 && refused.error, `create_brief: ${refused.response.status} for an empty input`);
const code: string = refused.error.error.code;
check(code === "bad_request", `create_brief: code ${code}`);

console.log(`typescript client: compiled strictly; brief completed after ${rounds} rounds of questions`);
