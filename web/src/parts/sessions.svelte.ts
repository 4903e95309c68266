/** The person's sessions, as they were last read. */
import { edge, take } from '../api/client';
import { asProblem, type Problem } from '../api/problem';
import type { SessionEntry } from '../api/types';

class Sessions {
  all = $state.raw<SessionEntry[]>();
  problem = $state.raw<Problem>();

  async load(): Promise<void> {
    this.problem = undefined;
    try {
      this.all = (await take(edge.GET('/api/v1/sessions'))).sessions;
    } catch (error) {
      this.problem = asProblem(error);
    }
  }
}

export const sessions = new Sessions();
