import { isDeepStrictEqual } from 'node:util';
import { MAX_RICH_TEXT_LENGTH, type ObservationDraft } from '@coaching/contracts';
import { Invalid, sanitizeRichText } from '@coaching/service-kit';
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
  'visibility',
] as const satisfies readonly (keyof WrittenFields & keyof ObservationDraft)[];

const TOO_LONG = 'This text is too long.';

/**
 * Rich text made safe; what is stored already was, and stays as it is without being parsed again.
 * @throws Invalid when escaping has made it longer than a text may be
 */
function safe(text: string, stored: string | null | undefined, path: string): string {
  if (text === stored) return text;
  const made = sanitizeRichText(text);
  if (made.length > MAX_RICH_TEXT_LENGTH) throw new Invalid(TOO_LONG, [{ path, message: TOO_LONG }]);
  return made;
}

const safeNote = (note: string | null, stored: string | null | undefined, path: string) =>
  note === null ? null : safe(note, stored, path);

function writtenItem(
  item: NonNullable<ObservationDraft['items']>[number],
  stored: ItemRecord | undefined,
  path: string,
): ItemRecord {
  return {
    ...item,
    timestamp: new Date(item.timestamp),
    data: safe(item.data, stored?.data, `${path}.data`),
    notes: safeNote(item.notes, stored?.notes, `${path}.notes`),
    teacher_notes: safeNote(item.teacher_notes, stored?.teacher_notes, `${path}.teacher_notes`),
  };
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

/**
 * The fields a draft names, as they are stored: times as dates, rich text sanitised.
 * @param stored what is there already, null for a new observation
 * @throws Invalid when a rich text is too long once it is safe
 */
export function writtenFields(draft: ObservationDraft, stored: WrittenFields | null): Partial<WrittenFields> {
  const fields: Partial<WrittenFields> = Object.fromEntries(
    copied.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
  );
  if (draft.timestamp !== undefined) fields.timestamp = moment(draft.timestamp);
  if (draft.end_timestamp !== undefined) fields.end_timestamp = moment(draft.end_timestamp);
  if (draft.additional_information !== undefined) {
    fields.additional_information = safe(
      draft.additional_information,
      stored?.additional_information,
      'observation.additional_information',
    );
  }
  if (draft.items) {
    const storedItems = new Map(stored?.items.map((item) => [item.uid, item]));
    fields.items = draft.items.map((item, index) =>
      writtenItem(item, storedItems.get(item.uid), `observation.items.${index}`),
    );
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
