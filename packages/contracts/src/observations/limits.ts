/** Items one observation can hold. */
export const MAX_OBSERVATION_ITEMS = 2000;
/** Rows of rubrics that one item can be evidence for. */
export const MAX_ITEM_TAGS = 20;
/** Characters that a tag keeps of its row's name. */
export const MAX_TAG_NAME = 300;
