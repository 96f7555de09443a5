import { itemsOf, type Rubric, type UserEmbed } from '@coaching/contracts';
import type { Coachee } from '@coaching/interaction-kit/coachee';
import { embedOf, newInteraction } from '@coaching/interaction-kit/settings';
import type { EditedInstance } from '../instance/edited-instance';
import { scoresOf } from '../instance/scores';
import type { firstDraft } from './configuration';

interface Around {
  rubric: Rubric;
  user: UserEmbed;
  client: Coachee;
  organization_uid: string | null;
}

/**
 * A use of a rubric that only this device knows, as the server would have made it of its first save.
 * @returns how it begins, and what that grew from: with nobody
 */
export function begunInstance(
  draft: ReturnType<typeof firstDraft>,
  { rubric, client, ...around }: Around,
): { base: EditedInstance; mine: EditedInstance } {
  const { config_entity: _entity, config_uid: _uid, updated_at: _at, ...pinned } = rubric;
  const base: EditedInstance = {
    ...newInteraction(draft.uid, around),
    tool_uid: rubric.uid,
    summary: '',
    visibility: 'shared',
    invites_self_score: false,
    evidence: [],
    rubric: pinned,
    rubric_before: null,
    newer_version: null,
    items: scoresOf(pinned, itemsOf(pinned, new Map())),
    left_over: [],
    self_score: null,
    items_withheld: false,
    client: '',
    client_embed: embedOf(client),
  };
  return { base, mine: { ...base, ...draft, client: client.uid } };
}
