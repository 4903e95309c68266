/** The person's sessions, as they were last read. */
import { edge, take } from '../api/client';
import { asProblem, type Problem } from '../api/problem';
import type { Disclosure, SessionEntry } from '../api/types';

class Sessions {
  all = $state.raw<SessionEntry[]>();
  /** The disclosure that must be shown with their titles. */
  disclosure = $state.raw<Disclosure>();
  problem = $state.raw<Problem>();

  async load(): Promise<void> {
    this.problem = undefined;
    try {
      const list = await take(edge.GET('/api/v1/sessions'));
      this.all = list.sessions;
      this.disclosure = list.disclosure;
    } catch (error) {
      this.problem = asProblem(error);
    }
  }
}

export const sessions = new Sessions();
