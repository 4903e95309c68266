// Writes the answer that the front page shows to who has not signed in: a real one, of this program over the data that ships.
//   CONSOLE_BINARY=PROGRAM node specimen.mjs
import { writeFileSync } from 'node:fs';
import { serve } from './tests/service.mjs';

const question = 'Is Apple a good investment for the next ten years?';
const service = await serve();
try {
  const token = service.run(['token', '--email', 'specimen@example.org']).trim();
  const call = async (path, body) => {
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${service.edge}/api/v1/${path}`, { headers, ...init });
    return answer.status < 300 ? answer.json() : undefined;
  };
  const { session_id: id, brief } = await call('briefs', { input: question });
  await call('orchestrations', { session_id: id, brief });
  await call(`orchestrations/${id}/convene`, {});
  let summary;
  while (!(summary = await call(`summaries/${id}`))) await new Promise((wake) => setTimeout(wake, 500));
  const { result: analysis } = await call(`analyses/${id}`);
  const { headline, key_numbers } = summary.result;
  // The numbers that the view itself names come first, as on the page of a result.
  const weight = ({ value }) => (analysis.thesis.includes(value) ? 0 : 1);
  const numbers = [...key_numbers].sort((one, other) => weight(one) - weight(other)).slice(0, 3);
  const specimen = {
    question, headline, confidence: analysis.confidence, thesis: analysis.thesis,
    numbers: numbers.map(({ name, value, as_of }) => ({ name, value, as_of })), gaps: analysis.data_gaps.slice(0, 3),
  };
  writeFileSync(new URL('./src/pages/specimen.json', import.meta.url), `${JSON.stringify(specimen, null, 2)}\n`);
} finally {
  await service.stop();
}
