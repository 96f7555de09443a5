import type { Actor, Observation, ObservationItem } from '@coaching/contracts';
import { mayReadCoachNotes } from './observation-policy';
import type { ItemRecord, ObservationRecord } from './observation-record';

const presentMoment = (moment: Date | null) => moment?.toISOString() ?? null;

function presentItem(item: ItemRecord, withCoachNotes: boolean): ObservationItem {
  return {
    uid: item.uid,
    time: item.time,
    timestamp: item.timestamp.toISOString(),
    data: item.data,
    ob_type: item.ob_type,
    notes: withCoachNotes ? item.notes : null,
    teacher_notes: item.teacher_notes,
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
    additional_information: record.additional_information,
    timestamp: presentMoment(record.timestamp),
    end_timestamp: presentMoment(record.end_timestamp),
    duration: record.duration,
    program_embed: record.program_embed,
    tool_config_entity: record.tool_config_entity,
    tool_config_entity_uid: record.tool_config_entity_uid,
    tool_config_uid: record.tool_config_uid,
    tool_uid: record.tool_uid,
    visibility: record.visibility,
    revision: record.revision,
    user: record.user,
    client: record.client,
    user_embed: record.user_embed,
    client_embed: record.client_embed,
    organization_uid: record.organization_uid,
  };
}
