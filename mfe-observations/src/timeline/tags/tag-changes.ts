import { type ItemTag, MAX_ITEM_TAGS, MAX_TAG_NAME } from '@coaching/contracts';

/** Whether two tags name the same row, whatever it was called. */
export const isSameRow = (
  one: Pick<ItemTag, 'rubric_uid' | 'row_uid'>,
  other: Pick<ItemTag, 'rubric_uid' | 'row_uid'>,
): boolean => one.rubric_uid === other.rubric_uid && one.row_uid === other.row_uid;

/** Tags with one more, at the end; the same ones where it is among them, or no more fit. */
export function withTag(tags: readonly ItemTag[], { rubric_uid, row_uid, row_name }: ItemTag): ItemTag[] {
  const tag = { rubric_uid, row_uid, row_name: row_name.trim().slice(0, MAX_TAG_NAME) };
  const isIn = tags.some((other) => isSameRow(other, tag));
  return isIn || tags.length >= MAX_ITEM_TAGS ? [...tags] : [...tags, tag];
}

/** Tags without a row. */
export const withoutTag = (
  tags: readonly ItemTag[],
  tag: Pick<ItemTag, 'rubric_uid' | 'row_uid'>,
): ItemTag[] => tags.filter((other) => !isSameRow(other, tag));

/** Said aloud where a row is picked for a line. @param tags those that it carries before */
export function pickedWords(tags: readonly ItemTag[], row: ItemTag): string {
  if (tags.some((tag) => isSameRow(tag, row))) return `This line is tagged with ${row.row_name} already`;
  if (tags.length >= MAX_ITEM_TAGS) return 'This line carries as many tags as it can';
  return `This line is now tagged with ${row.row_name}`;
}
