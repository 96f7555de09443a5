import type { ItemTag } from '@coaching/contracts';
import { asStored, safeRichText, writtenTiming } from '@coaching/service-kit';
import type { ItemRecord, WrittenFields } from '../observation/observation-record';
import type { NamedDraft, NamedItem } from './named-draft';

const copied = [
  'title',
  'left_name',
  'right_name',
  'tool_config_entity',
  'tool_config_entity_uid',
  'tool_config_uid',
  'tool_uid',
  'visibility',
] as const satisfies readonly (keyof WrittenFields & keyof NamedDraft)[];

const safeNote = (note: string | null, stored: string | null | undefined, path: string) =>
  note === null ? null : safeRichText(note, stored, path);

/** Each row once. */
const distinctTags = (tags: readonly ItemTag[]): ItemTag[] => [
  ...new Map(tags.map((tag) => [`${tag.rubric_uid} ${tag.row_uid}`, tag])).values(),
];

/** Lines that never had tags are stored without, so that they stay as they are. */
function writtenTags(sent: readonly ItemTag[] | undefined, stored: ItemTag[] | undefined) {
  const tags = sent ? distinctTags(sent) : stored;
  return tags && (tags.length > 0 || stored) ? { tags } : {};
}

function writtenItem({ tags, ...item }: NamedItem, stored: ItemRecord | undefined, path: string): ItemRecord {
  const written = {
    ...item,
    ...writtenTags(tags, stored?.tags),
    timestamp: new Date(item.timestamp),
    data: safeRichText(item.data, stored?.data, `${path}.data`),
    notes: safeNote(item.notes, stored?.notes, `${path}.notes`),
    teacher_notes: safeNote(item.teacher_notes, stored?.teacher_notes, `${path}.teacher_notes`),
  };
  return asStored(written, stored);
}

/**
 * The fields a draft names, as they are stored: times as dates, rich text sanitised.
 * @param stored what is there already, null for a new observation
 * @throws Invalid when a rich text is too long once it is safe
 */
export function writtenFields(draft: NamedDraft, stored: WrittenFields | null): Partial<WrittenFields> {
  const fields: Partial<WrittenFields> = {
    ...Object.fromEntries(
      copied.filter((name) => draft[name] !== undefined).map((name) => [name, draft[name]]),
    ),
    ...writtenTiming(draft),
  };
  if (draft.additional_information !== undefined) {
    fields.additional_information = safeRichText(
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
