/** The stages of a session: which there are, which is the newest, and how each stands. */
import type { BriefResponse, Execution, Plan } from '../api/types';

export const stages = ['question', 'brief', 'plan', 'room', 'result'] as const;
export type Stage = (typeof stages)[number];
export type Standing = 'done' | 'now' | 'later';

interface Known {
  brief: BriefResponse | undefined;
  plan: Plan | undefined;
  execution: Execution | undefined;
}

/** The furthest stage that has something to show. */
export function newest({ brief, plan, execution }: Known): Stage {
  if (execution) return execution.status === 'completed' ? 'result' : 'room';
  if (plan) return 'plan';
  return brief?.status === 'completed' ? 'brief' : 'question';
}

/** A stage that lies behind is done, the newest one is now, the rest comes later. */
export function standing(stage: Stage, at: Stage): Standing {
  const difference = stages.indexOf(stage) - stages.indexOf(at);
  if (difference > 0) return 'later';
  return difference < 0 || at === 'result' ? 'done' : 'now';
}

export const isStage = (text: string | undefined): text is Stage => stages.some((stage) => stage === text);
