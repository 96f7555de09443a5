import type { ActionStepDraft, CallBody, InteractionKind } from '@coaching/contracts';
import { Invalid } from '@coaching/service-kit';

/** What a save asks for, in whichever of the call's two forms it was asked. */
export interface SaveRequest {
  /** Uid of the tool; null when the one step that is sent has to tell by what is stored of it. */
  tool_uid: string | null;
  /** What kind of tool the request names; null when it names none. */
  tool_type: InteractionKind | null;
  /** Uids of the coachees that new steps are for, unless they say so themselves; none means all of the tool's. */
  clients: string[];
  /** New and changed steps, each with its path in the request. */
  drafts: { draft: ActionStepDraft; path: string }[];
  /** Uids of steps to remove. */
  deleted: string[];
}

const uidOf = (named: string | { uid: string }) => (typeof named === 'string' ? named : named.uid);

/** Uids of the coachees that a save, or a step in it, names; none when it names nobody. */
export const clientsOf = ({ client_embed }: Pick<ActionStepDraft, 'client_embed'>): string[] =>
  [client_embed ?? []].flat().map(uidOf);

function requireDistinct(drafts: SaveRequest['drafts']): void {
  const seen = new Set<string>();
  const errors = drafts.flatMap(({ draft: { uid }, path }) => {
    if (!uid) return [];
    const repeated = seen.has(uid);
    seen.add(uid);
    return repeated ? [{ path: `${path}.uid`, message: 'Two steps have the same identifier.' }] : [];
  });
  if (errors.length > 0) throw new Invalid(errors[0]!.message, errors);
}

/** Reads a save; what is removed needs no saving before. @throws Invalid when two steps claim one identity */
export function saveRequest({ step, ...body }: CallBody<'saveActionSteps'>): SaveRequest {
  const deleted = [...new Set(body.deleted.map(uidOf))];
  const all = [
    ...body.steps.map((draft, index) => ({ draft, path: `steps.${index}` })),
    ...(step ? [{ draft: step, path: 'step' }] : []),
  ];
  requireDistinct(all);
  return {
    tool_uid: body.tool_uid ?? step?.tool_uid ?? null,
    tool_type: body.tool_type ?? step?.tool_type ?? null,
    clients: clientsOf(body),
    drafts: all.filter(({ draft: { uid } }) => !uid || !deleted.includes(uid)),
    deleted,
  };
}
