import type { Tool } from '@coaching/contracts';

type WithCategories = Pick<Tool, 'name' | 'structured' | 'categories'>;
type Change = (tool: WithCategories) => WithCategories;
type Category = Tool['categories'][number];

/** One more category, at the end; one that is there already stays. */
export const withCategory =
  (category: Category): Change =>
  (tool) =>
    tool.categories.some(({ uid }) => uid === category.uid)
      ? tool
      : { ...tool, categories: [...tool.categories, category] };

/** A category under another name; one that is gone stays gone. */
export const renamedCategory =
  (category_uid: string, name: string): Change =>
  (tool) => {
    const isOther = (one: Category) => one.uid === category_uid && one.name !== name;
    if (!tool.categories.some(isOther)) return tool;
    return { ...tool, categories: tool.categories.map((one) => (isOther(one) ? { ...one, name } : one)) };
  };

/** Categories in another order; those that others have added meanwhile stay at the end. */
export const orderedCategories =
  (uids: readonly string[]): Change =>
  (tool) => {
    const named = uids.flatMap((uid) => tool.categories.find((one) => one.uid === uid) ?? []);
    const others = tool.categories.filter((one) => !uids.includes(one.uid));
    const categories = [...named, ...others];
    return categories.every((one, index) => one === tool.categories[index]) ? tool : { ...tool, categories };
  };
