import type { Tool } from '@coaching/contracts';
import { type Move, withMoves } from '@coaching/interaction-kit/moves';

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

/** Categories after moves, among those that are there. */
export const orderedCategories =
  (moves: readonly Move[]): Change =>
  (tool) => {
    const categories = withMoves(tool.categories, moves);
    return categories === tool.categories ? tool : { ...tool, categories: [...categories] };
  };
