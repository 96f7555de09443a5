import { isDeepStrictEqual } from 'node:util';
import type { ObservationDraft } from '@coaching/contracts';
import { sanitizeRichText } from '@coaching/service-kit';
import type { ItemRecord, WrittenFields } from '../observation/observation-record';

const copied = [
  'title',
  'left_name',
  'right_name',
  'duration',
  'tool_config_entity',
  'tool_config_entity_uid',
  'tool_config_uid',
  'tool_uid',
] as const satisfies readonly (keyof WrittenFields & keyof ObservationDraft)[];

/** Rich text made safe; what is stored already was, and stays as it is without being parsed again. */
const safe = (text: string, stored: string | null | undefined) =>
  text === stored ? text : sanitizeRichText(text);

const safeNote = (note: string | null, stored: string | null | undefined) =>
  note === null ? null : safe(note, stored);

function writtenItem(
  item: NonNullable<ObservationDraft['items']>[number],
  stored: ItemRecord | undefined,
): ItemRecord {
  return {
    ...item,
    timestamp: new Date(item.timestamp),
    data: safe(item.data, stored?.data),
    notes: safeNote(item.notes, stored?.notes),
    teacher_notes: safeNote(item.teacher_notes, stored?.teacher_notes),
  };
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

/**
 * The fields a draft names, as they are stored: times as dates, rich text sanitised.
 * @param stored what is there already, null for a new observation
 */
export function writtenFields(draft: ObservationDraft, stored: WrittenFields | null): Partial<WrittenFields> {
  const fields: Partial<WrittenFields> = Object.fromEntries(
    copied.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
  );
  if (draft.timestamp !== undefined) fields.timestamp = moment(draft.timestamp);
  if (draft.end_timestamp !== undefined) fields.end_timestamp = moment(draft.end_timestamp);
  if (draft.additional_information !== undefined) {
    fields.additional_information = safe(draft.additional_information, stored?.additional_information);
  }
  if (draft.items) {
    const storedItems = new Map(stored?.items.map((item) => [item.uid, item]));
    fields.items = draft.items.map((item) => writtenItem(item, storedItems.get(item.uid)));
  }
  return fields;
}

/** Those of the fields that differ from what is stored. */
export function changedFields(
  written: Partial<WrittenFields>,
  stored: WrittenFields,
): Partial<WrittenFields> {
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) => !isDeepStrictEqual(value, stored[name as keyof WrittenFields]),
    ),
  );
}
