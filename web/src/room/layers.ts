/** Splits the transcript into the parts of a deliberation. */
import type { Member, Turn } from '../api/types';

export const layers = ['research', 'cross', 'answers', 'synthesis', 'redTeam', 'revision', 'debrief'] as const;
export type Layer = (typeof layers)[number];

export interface Group {
  layer: Layer;
  turns: Turn[];
}

type Data = Record<string, unknown>;

/** The `data` of a turn. Its fields depend on the kind, so `textOf` and `numberOf` check the type of each. */
export const dataOf = (turn: Turn): Data =>
  typeof turn.data === 'object' && turn.data !== null ? (turn.data as Data) : {};

export const textOf = (data: Data, name: string): string => (typeof data[name] === 'string' ? data[name] : '');
export const numberOf = (data: Data, name: string): number | undefined =>
  typeof data[name] === 'number' ? data[name] : undefined;

function layerOf(turn: Turn, role: string, last: Layer): Layer {
  if ('record' in dataOf(turn)) return 'debrief';
  if (role === 'red_team') return 'redTeam';
  if (turn.kind === 'contribution') return 'research';
  if (turn.kind === 'challenge') return 'cross';
  if (turn.kind === 'response') return last === 'redTeam' || last === 'revision' ? 'revision' : 'answers';
  if (turn.kind === 'synthesis') return last === 'redTeam' || last === 'revision' ? 'revision' : 'synthesis';
  if (turn.kind === 'floor' && 'supports' in dataOf(turn)) return 'cross';
  return last;
}

/** The turns in groups, one for each layer. A turn of an unknown kind stays in the current group. */
export function grouped(turns: Turn[], committee: Member[]): Group[] {
  const roles = new Map(committee.map((member) => [member.member_id, member.role]));
  const groups: Group[] = [];
  let last: Layer = 'research';
  for (const turn of turns) {
    last = layerOf(turn, roles.get(turn.member_id ?? '') ?? '', last);
    const group = groups.at(-1);
    if (group?.layer === last) group.turns.push(turn);
    else groups.push({ layer: last, turns: [turn] });
  }
  return groups;
}

/** A part of a group as it is drawn; only the first part has the heading. */
export interface Part extends Group {
  first: boolean;
}

/** The groups in chunks of at most `most` turns, so that a long transcript can be drawn piece by piece. */
export function chunked(groups: Group[], most: number): Part[][] {
  const chunks: Part[][] = [];
  let room = 0;
  for (const { layer, turns } of groups) {
    for (let from = 0; from < turns.length; from += most) {
      const part = { layer, turns: turns.slice(from, from + most), first: from === 0 };
      if (part.turns.length > room) {
        chunks.push([]);
        room = most;
      }
      chunks.at(-1)?.push(part);
      room -= part.turns.length;
    }
  }
  return chunks;
}

/** Members who take the floor one after the other, as one turn. */
export function gathered(turns: Turn[]): (Turn & { also?: string[] })[] {
  const list: (Turn & { also?: string[] })[] = [];
  for (const turn of turns) {
    const last = list.at(-1);
    const opens = turn.kind === 'floor' && turn.task_id !== undefined && turn.member_id !== undefined;
    if (opens && last?.also) last.also.push(turn.member_id ?? '');
    else list.push(opens ? { ...turn, also: [turn.member_id ?? ''] } : turn);
  }
  return list;
}

/** How the claims stand after these turns: what was ruled, else that they were questioned. */
export function standings(turns: Turn[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const turn of turns) {
    const data = dataOf(turn);
    const claim = textOf(data, 'claim_id');
    if (!claim) continue;
    if (turn.kind === 'challenge') found.set(claim, 'challenged');
    else if (textOf(data, 'ruling')) found.set(claim, textOf(data, 'ruling'));
  }
  return found;
}

/** The text of a turn without the claim that it refers to, which the heading shows already. */
export function spoken(turn: Turn): string {
  const data = dataOf(turn);
  const own = turn.kind === 'response' ? textOf(data, 'text') : textOf(data, 'reason');
  if (own) return own;
  const claim = textOf(data, 'claim_id');
  const at = claim ? turn.text.indexOf(`${claim}: `) : -1;
  return at < 0 ? turn.text : turn.text.slice(at + claim.length + 2);
}

/** `t_risk_c2` is the second claim of its finding. */
export const claimNumber = (claimId: string): string => /_c(\d+)$/.exec(claimId)?.[1] ?? claimId;
