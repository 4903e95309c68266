/** One session with everything that is known about it. It reads and follows the session through the API. */
import { edge, take, takeOrNothing } from '../api/client';
import { asProblem, type Problem } from '../api/problem';
import type { Analysis, Brief, BriefResponse, Chart, Disclosure, Execution, Plan, Summary, Turn } from '../api/types';
import { dataOf, textOf } from '../room/layers';
import { poll } from './poll';
import { newest, type Stage } from './stages';

const ended = (execution: Execution): boolean => execution.status === 'completed' || execution.status === 'failed';

export class Case {
  brief = $state.raw<BriefResponse>();
  plan = $state.raw<Plan>();
  execution = $state.raw<Execution>();
  turns = $state.raw<Turn[]>([]);
  analysis = $state.raw<Analysis>();
  summary = $state.raw<Summary>();
  charts = $state.raw<Chart[]>([]);
  problem = $state.raw<Problem>();

  readonly ended = $derived(this.execution ? ended(this.execution) : false);
  readonly disclosure = $derived<Disclosure | undefined>(this.brief?.disclosure);
  /** The brief that the committee works on: the session's own with the changes that were sent with the plan. */
  readonly agreed = $derived<Brief | undefined>(this.plan?.brief ?? this.brief?.brief);
  /** The language of everything the committee says. */
  readonly language = $derived(this.brief?.language ?? 'en');
  /** The turns with challenges, by the id of the challenge. */
  readonly challenges = $derived(new Map(this.turns.filter((turn) => turn.kind === 'challenge').map((turn) => [textOf(dataOf(turn), 'challenge_id'), turn])));
  readonly newest = $derived<Stage>(newest(this));

  readonly #abort = new AbortController();
  #following = false;

  constructor(readonly id: string) {}

  get #at() {
    return { params: { path: { session_id: this.id } }, signal: this.#abort.signal };
  }

  /** Reads where the session stands. */
  async open(): Promise<void> {
    this.problem = undefined;
    try {
      const [brief, plan, execution] = await Promise.all([
        take(edge.GET('/api/v1/briefs/{session_id}', this.#at)),
        takeOrNothing(edge.GET('/api/v1/orchestrations/{session_id}', this.#at)),
        takeOrNothing(edge.GET('/api/v1/executions/{session_id}', this.#at)),
      ]);
      this.plan = plan;
      this.execution = execution;
      this.brief = brief;
      if (brief.status === 'generating') void this.awaitBrief();
      else if (plan?.status === 'generating') void this.awaitPlan();
    } catch (error) {
      if (!this.#abort.signal.aborted) this.problem = asProblem(error);
    }
  }

  close(): void {
    this.#abort.abort();
  }

  #poll(step: () => Promise<boolean>): Promise<void> {
    return poll(step, this.#abort.signal, (problem) => (this.problem = problem));
  }

  /** Waits for a question that takes long to read. */
  awaitBrief(): Promise<void> {
    return this.#poll(async () => {
      this.brief = await take(edge.GET('/api/v1/briefs/{session_id}', this.#at));
      return this.brief.status !== 'generating';
    });
  }

  /** Waits for a plan that takes long to make. */
  awaitPlan(): Promise<void> {
    return this.#poll(async () => {
      this.plan = await take(edge.GET('/api/v1/orchestrations/{session_id}', this.#at));
      return this.plan.status === 'ready' || this.plan.status === 'failed';
    });
  }

  /** Follows the committee. The status is read first, so the turns read after a terminal status are all there are. */
  async follow(): Promise<void> {
    if (this.#following) return;
    this.#following = true;
    await this.#poll(async () => {
      const execution = await takeOrNothing(edge.GET('/api/v1/executions/{session_id}', this.#at));
      if (!execution) return false;
      await this.#listen();
      if (JSON.stringify(execution) !== JSON.stringify(this.execution)) this.execution = execution;
      return ended(execution);
    });
    this.#following = false;
  }

  async #listen(): Promise<void> {
    const after = this.turns.at(-1)?.seq ?? 0;
    const { params, signal } = this.#at;
    const query = { after };
    const page = await takeOrNothing(
      edge.GET('/api/v1/executions/{session_id}/transcript', { params: { ...params, query }, signal }),
    );
    const news = page?.entries.filter((turn) => turn.seq > after) ?? [];
    if (news.length === 0) return;
    this.turns = [...this.turns, ...news];
  }

  /** Reads analysis, debrief and charts, once. Before the committee has ended they are not there. */
  async read(): Promise<void> {
    if (this.analysis) return;
    try {
      const [analysis, summary] = await Promise.all([
        take(edge.GET('/api/v1/analyses/{session_id}', this.#at)),
        take(edge.GET('/api/v1/summaries/{session_id}', this.#at)),
      ]);
      this.summary = summary.result;
      this.analysis = analysis.result;
    } catch (error) {
      if (!this.#abort.signal.aborted) this.problem = asProblem(error);
      return;
    }
    // The charts are the largest part and the last on the page, so the answer does not wait for them.
    const charts = takeOrNothing(edge.GET('/api/v1/analyses/{session_id}/charts', this.#at));
    this.charts = (await charts.catch(() => undefined))?.charts ?? [];
  }

  /** The name of a seat. */
  title(memberId: string | undefined): string {
    return this.plan?.committee.find((member) => member.member_id === memberId)?.title ?? memberId ?? '';
  }
}
