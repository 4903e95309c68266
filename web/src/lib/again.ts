/** Asks the question of a session once more, with the same answers, so that one thing can be changed in the new brief. */
import { edge, once, take } from '../api/client';
import type { Brief, BriefResponse } from '../api/types';
import { uuid } from './uuid';

export async function askAgain(brief: Brief): Promise<string> {
  const header = once(uuid());
  let fresh: BriefResponse = await take(edge.POST('/api/v1/briefs', { params: { header }, body: { input: brief.question } }));
  const open = new Set(fresh.questions?.map((question) => question.question_id));
  const answers = brief.clarifications
    .filter(({ question_id }) => open.has(question_id))
    .map(({ question_id, answer }) => ({ question_id, custom_answer: answer }));
  if (answers.length) {
    const params = { path: { session_id: fresh.session_id }, header: once(uuid()) };
    fresh = await take(edge.POST('/api/v1/briefs/{session_id}/answers', { params, body: { answers } }));
  }
  return fresh.session_id;
}
