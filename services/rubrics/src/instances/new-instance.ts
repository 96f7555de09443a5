import { othersCouldRead } from '@coaching/access';
import { defaultTitle, type UserEmbed } from '@coaching/contracts';
import { begunAt, finishingShares } from '@coaching/service-kit';
import type { InstanceRecord, Placement } from './instance-record';
import { readSoFar } from './instances-repository';
import type { NamedInstance } from './named-draft';
import type { ScoredBy } from './scored-by';
import { writtenFields } from './written-fields';

/** What an instance is called until somebody calls it otherwise (spec 2 section 2, rubric config). */
export const titleOf = (coach: UserEmbed, rubric: string, client: UserEmbed): string =>
  defaultTitle({ username: coach.username, tool: rubric, clients: [client.username], template: false });

/** A new instance as it starts (spec 2 section 4), with what the draft says of it. */
export function newInstance(
  draft: NamedInstance & { scored: ScoredBy },
  { coach, placement }: { coach: UserEmbed; placement: Placement },
  now: Date,
): InstanceRecord {
  const { rubric } = draft.scored;
  const written = writtenFields(finishingShares(draft, null), null);
  const default_title = titleOf(coach, rubric.name, placement.client_embed);
  const finished = Boolean(written.end_timestamp);
  const instance: InstanceRecord = {
    uid: draft.uid,
    additional_information: '',
    summary: '',
    items: [],
    end_timestamp: null,
    tool_config_entity: null,
    tool_config_entity_uid: null,
    tool_config_uid: null,
    visibility: 'shared',
    invites_self_score: false,
    evidence: [],
    shown: false,
    ...(written.timestamp ? { timestamp: null, duration: null, timer: null } : begunAt(now)),
    ...written,
    title: written.title || default_title,
    default_title,
    tool_uid: rubric.uid,
    version: rubric.version,
    began: rubric,
    ended: finished ? rubric : null,
    left_over: [],
    self_score: null,
    ...placement,
    user: coach.uid,
    user_embed: coach,
    finished,
    revision: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
  return { ...instance, shown: othersCouldRead(readSoFar(instance)) };
}
