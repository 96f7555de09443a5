import type { Tool } from '@coaching/contracts';
import type { QuestionChoice } from './question-choices';

/** What somebody pasted, and chose of it. */
export interface PasteInput {
  text: string;
  /** Uid of the category of those that name none; empty for no category. */
  category: string;
  /** Which choice of visibility. */
  visibility: string;
  /** Those that were chosen or left out by hand, by their keys; the others are as proposed. */
  wanted: ReadonlyMap<string, boolean>;
  /** By key, made once: sent again after a lost answer they are the same questions. */
  uids: Map<string, string>;
}

/** What the dialog begins with, or goes on with: choices that there are no more begin anew. */
export function firstPasteInput(
  tool: Tool,
  choices: readonly QuestionChoice[],
  before: PasteInput | undefined,
): PasteInput {
  const first = {
    text: '',
    category: tool.structured ? (tool.categories[0]?.uid ?? '') : '',
    visibility: choices[0]?.value ?? '',
    wanted: new Map(),
    uids: new Map(),
  };
  if (!before) return first;
  const hasCategory = tool.categories.some(({ uid }) => uid === before.category);
  const hasChoice = choices.some(({ value }) => value === before.visibility);
  return {
    ...before,
    category: hasCategory ? before.category : first.category,
    visibility: hasChoice ? before.visibility : first.visibility,
  };
}
