/** Asks the question of a session once more, with the same answers and one change; the new brief waits for its plan. */
import { edge, once, take } from '../api/client';
import type { Brief, BriefResponse } from '../api/types';
import { keepDraft, rememberOrigin } from './drafts';
import { uuid } from './uuid';

/** The fields of the brief that can be changed. */
export type Change = Partial<Pick<Brief, 'horizon' | 'risk_tolerance' | 'objective'>>;

export async function askAgain(brief: Brief, change: Change): Promise<string> {
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
  rememberOrigin(fresh.session_id, brief.session_id);
  // Changes that were made by hand in the earlier brief are kept; the date is that of today.
  if (fresh.brief) keepDraft(fresh.session_id, { ...brief, ...change, session_id: fresh.session_id, as_of: fresh.brief.as_of });
  return fresh.session_id;
}
