import type { BankQuestions } from './bank-question';

/** What the platform offers everybody. */
export const platformReflective: BankQuestions = {
  'went-well': { words: 'What went as you had planned it, and what made that possible?' },
  'do-differently': { words: 'What would you do differently if you taught the same lesson tomorrow?' },
  noticed: { words: 'What did you notice about how your students responded?' },
  focus: { words: 'What is the one thing that you would like to work on?', favoriteOf: ['demo-solo'] },
  'next-step': {
    words: 'What is your next step, and when will you take it?',
    favoriteOf: ['demo-lakeside'],
  },
  scale: {
    words: 'On a scale from 1 to 10, how did the lesson go?',
    hiddenFor: ['demo-cedar-grove'],
  },
};

/** What Lakeside Academy asks besides. */
export const lakesideReflective: BankQuestions = {
  'seminar-question': { words: 'Which question kept the seminar going after you stopped talking?' },
  'missing-voice': {
    words: 'Whose voice was missing from the table, and how would you invite it in next time?',
    favoriteOf: ['demo-coach2'],
  },
};
