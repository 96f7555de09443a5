import { othersCouldRead } from '@coaching/access';
import type { UserEmbed } from '@coaching/contracts';
import { finishingShares } from '@coaching/service-kit';
import type { ObservationRecord, Placement } from '../observation/observation-record';
import type { NamedDraft } from './named-draft';
import { writtenFields } from './written-fields';

/** A new observation as it starts (spec 1 section 4), with what the draft says of it. */
export function newObservation(
  draft: NamedDraft,
  coach: UserEmbed,
  placement: Placement,
  now: Date,
): ObservationRecord {
  const written = writtenFields(finishingShares(draft, null), null);
  const observation = {
    uid: draft.uid,
    title: '',
    items: [],
    additional_information: '',
    timestamp: null,
    end_timestamp: null,
    duration: null,
    timer: null,
    tool_config_entity: null,
    tool_config_entity_uid: null,
    tool_config_uid: null,
    tool_uid: null,
    visibility: 'shared' as const,
    shown: false,
    ...written,
    left_name: written.left_name || coach.username,
    right_name: written.right_name || placement.client_embed.username,
    ...placement,
    user: coach.uid,
    user_embed: coach,
    revision: 1,
    finished: Boolean(written.end_timestamp),
    created_at: now,
    updated_at: now,
    deleted_at: null,
    deleted_by: null,
  };
  return { ...observation, shown: othersCouldRead(observation) };
}
