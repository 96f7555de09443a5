import { type InterviewQuestion, MESSAGES, type Tool } from '@coaching/contracts';

/** Questions that stand under one heading. */
export interface QuestionGroup {
  /** Uid of a category of the tool; null for those that have none. */
  category: string | null;
  /** The heading; null where all stand in one list. */
  name: string | null;
  questions: InterviewQuestion[];
}

const WITHOUT = 'Without a category';

/**
 * The questions of a conversation as they are shown: of a structured tool a list per category, in the tool's order,
 * else one list.
 * @param tool null while it is not known: then they stand in one list
 * @param all whether categories without a question have their place, too
 */
export function questionGroups(
  questions: readonly InterviewQuestion[],
  tool: Pick<Tool, 'structured' | 'categories'> | null,
  { all = false } = {},
): QuestionGroup[] {
  if (!tool?.structured) return [{ category: null, name: null, questions: [...questions] }];
  const known = new Set(tool.categories.map(({ uid }) => uid));
  const unknown = [...new Set(questions.map(({ category }) => category))].filter(
    (category) => category !== null && !known.has(category),
  );
  const groups = [
    ...tool.categories.map(({ uid, name }) => ({ category: uid, name })),
    ...unknown.map((category) => ({ category, name: MESSAGES.categoryNotFound(category ?? '') })),
    { category: null, name: WITHOUT },
  ].map((group) => ({
    ...group,
    questions: questions.filter(({ category }) => category === group.category),
  }));
  return groups.filter((group) => group.questions.length > 0 || (all && known.has(group.category ?? '')));
}
