import type { Uses } from '@coaching/contracts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Whether something of the bank is used anywhere. */
export const isUsed = ({ templates, conversations }: Uses): boolean => templates + conversations > 0;

/** Where something of the bank is used, as a sentence's end. */
export const usedWords = (uses: Uses): string =>
  isUsed(uses)
    ? `used in ${counted(uses.templates, 'template', 'templates')}, ${counted(uses.conversations, 'conversation', 'conversations')}`
    : 'not used yet';

/** How many questions a category has, and where they are used. */
export const categoryWords = ({ questions, uses }: { questions: number; uses: Uses }): string =>
  questions === 0 && !isUsed(uses) ? usedWords(uses) : `${questionsWords(questions)}, ${usedWords(uses)}`;

/** How many questions there are. */
export const questionsWords = (count: number): string => counted(count, 'question', 'questions');

/** What is deleted besides what the asker sees; nothing where that is none. */
export const unseenWords = (others: number): string =>
  others === 0
    ? ''
    : ` ${questionsWords(others)} that you do not see ${others === 1 ? 'goes' : 'go'} with them.`;
