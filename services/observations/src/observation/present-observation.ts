import type { Actor, Observation, ObservationItem } from '@coaching/contracts';
import { presentTiming, shownRichText } from '@coaching/service-kit';
import { mayReadCoachNotes } from './observation-policy';
import type { ItemRecord, ObservationRecord } from './observation-record';

const shownNote = (note: string | null) => note && shownRichText(note);

function presentItem(item: ItemRecord, withCoachNotes: boolean): ObservationItem {
  return {
    uid: item.uid,
    time: item.time,
    timestamp: item.timestamp.toISOString(),
    data: shownRichText(item.data),
    ob_type: item.ob_type,
    notes: withCoachNotes ? shownNote(item.notes) : null,
    teacher_notes: shownNote(item.teacher_notes),
    tags: withCoachNotes ? (item.tags ?? []) : [],
  };
}

/** An observation as this person may see it. */
export function presentObservation(record: ObservationRecord, viewer: Actor): Observation {
  const withCoachNotes = mayReadCoachNotes(viewer, record);
  return {
    uid: record.uid,
    title: record.title,
    left_name: record.left_name,
    right_name: record.right_name,
    items: record.items.map((item) => presentItem(item, withCoachNotes)),
    additional_information: shownRichText(record.additional_information),
    ...presentTiming(record),
    program_embed: record.program_embed,
    tool_config_entity: record.tool_config_entity,
    tool_config_entity_uid: record.tool_config_entity_uid,
    tool_config_uid: record.tool_config_uid,
    tool_uid: record.tool_uid,
    visibility: record.visibility,
    revision: record.revision,
    shown: record.shown,
    ...(record.counts_only && { counts_only: true }),
    user: record.user,
    client: record.client,
    user_embed: record.user_embed,
    client_embed: record.client_embed,
    organization_uid: record.organization_uid,
  };
}
