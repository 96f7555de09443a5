import { type ItemTag, MAX_ITEM_TAGS, MAX_TAG_NAME, type Observation } from '@coaching/contracts';

type Items = Pick<Observation, 'items'>;

function withTags({ items }: Items, item_uid: string, change: (tags: ItemTag[]) => ItemTag[] | null) {
  const item = items.find(({ uid }) => uid === item_uid);
  const tags = item && change(item.tags);
  return tags ? items.map((other) => (other === item ? { ...item, tags } : other)) : null;
}

/** An observation's items with one more tag at one of them; null where that is gone or carries all it can. */
export const itemsWithTag = (observation: Items, item_uid: string, tag: ItemTag) =>
  withTags(observation, item_uid, (tags) =>
    tags.length >= MAX_ITEM_TAGS
      ? null
      : [...tags, { ...tag, row_name: tag.row_name.slice(0, MAX_TAG_NAME) }],
  );

/** An observation's items without a tag at one of them; null where that is gone or does not carry it. */
export const itemsWithoutTag = (observation: Items, item_uid: string, tag: ItemTag) =>
  withTags(observation, item_uid, (tags) => {
    const others = tags.filter(
      ({ rubric_uid, row_uid }) => rubric_uid !== tag.rubric_uid || row_uid !== tag.row_uid,
    );
    return others.length < tags.length ? others : null;
  });
