import { type ItemTag, MAX_ITEM_TAGS, MAX_TAG_NAME, type Observation } from '@coaching/contracts';

/** An observation's items with one more tag at one of them; null where that is gone or carries all it can. */
export function itemsWithTag({ items }: Pick<Observation, 'items'>, item_uid: string, tag: ItemTag) {
  const item = items.find(({ uid }) => uid === item_uid);
  if (!item || item.tags.length >= MAX_ITEM_TAGS) return null;
  const tags = [...item.tags, { ...tag, row_name: tag.row_name.slice(0, MAX_TAG_NAME) }];
  return items.map((other) => (other === item ? { ...item, tags } : other));
}
