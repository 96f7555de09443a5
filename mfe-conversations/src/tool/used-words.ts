import type { Uses } from '@coaching/contracts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Where something of the bank is used, as a sentence's end. */
export const usedWords = ({ templates, conversations }: Uses): string =>
  `used in ${counted(templates, 'template', 'templates')}, ${counted(conversations, 'conversation', 'conversations')}`;

/** How many questions a category has, and where they are used. */
export const categoryWords = ({ questions, uses }: { questions: number; uses: Uses }): string =>
  questions + uses.templates + uses.conversations === 0
    ? 'not used yet'
    : `${questionsWords(questions)}, ${usedWords(uses)}`;

/** How many questions there are. */
export const questionsWords = (count: number): string => counted(count, 'question', 'questions');

/** Of what is deleted, how much of it the asker does not see; nothing where that is none. */
export const unseenWords = (others: number): string =>
  others === 0
    ? ''
    : ` Among them ${others === 1 ? 'is' : 'are'} ${questionsWords(others)} that other people keep to themselves.`;
