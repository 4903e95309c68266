/** Polls at the recommended pace, and goes on after lost networks, limits and restarts of the service. */
import { asProblem, type Problem } from '../api/problem';
import { network } from './online.svelte';
import { pause } from './pause';

const EVERY_MS = 2_000;
const LONGEST_MS = 15_000;

/**
 * Calls `step` until it returns true. After an error that is retryable it waits, for the seconds that the service names
 * or with growing pauses, and goes on. Any other error goes to `fail` and ends the polling.
 */
export async function poll(
  step: () => Promise<boolean>,
  signal: AbortSignal,
  fail: (problem: Problem) => void,
): Promise<void> {
  let wait = EVERY_MS;
  while (!signal.aborted) {
    try {
      const done = await step();
      network.reachable = true;
      if (done) return;
      wait = EVERY_MS;
    } catch (error) {
      if (signal.aborted) return;
      const problem = asProblem(error);
      if (!problem.retryable) return fail(problem);
      network.reachable = !problem.offline && problem.status < 500;
      wait = problem.retryAfter > 0 ? problem.retryAfter * 1000 : Math.min(wait * 1.6, LONGEST_MS);
    }
    await pause(wait, signal);
  }
}
