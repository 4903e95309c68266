/** Changes to a brief that are not sent yet. They survive a reload and a change of page, in this tab only. */
import type { Brief } from '../api/types';

const name = (sessionId: string): string => `convene.draft.${sessionId}`;
const origin = (sessionId: string): string => `convene.from.${sessionId}`;

export function draftOf(sessionId: string): Brief | undefined {
  const text = sessionStorage.getItem(name(sessionId));
  return text ? (JSON.parse(text) as Brief) : undefined;
}

export function keepDraft(sessionId: string, draft: Brief): void {
  sessionStorage.setItem(name(sessionId), JSON.stringify(draft));
}

export function dropDraft(sessionId: string): void {
  sessionStorage.removeItem(name(sessionId));
}

/** Remembers from which earlier session a session was asked again, so that the two can be compared. */
export function rememberOrigin(sessionId: string, from: string): void {
  sessionStorage.setItem(origin(sessionId), from);
}

export const originOf = (sessionId: string): string | undefined => sessionStorage.getItem(origin(sessionId)) ?? undefined;
