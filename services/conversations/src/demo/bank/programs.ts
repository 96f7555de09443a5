import type { BankQuestions } from './bank-question';

/** What Elementary Literacy asks in a coaching cycle. */
export const elementaryCycle: BankQuestions = {
  'reading-text': {
    words: 'Why this text for this group, and which paragraph will they have to read twice?',
    category: 'planning',
    favoriteOf: ['demo-coach'],
  },
  'reading-open-question': {
    words: 'Which question will you ask that cannot be answered with one word?',
    category: 'planning',
  },
  'reading-stamina': {
    words: 'Who kept reading for the whole time, and what did the others do instead?',
    category: 'evidence',
  },
  'reading-conferring': {
    words: 'What did your conferring notes tell you that the running record did not?',
    category: 'evidence',
  },
  'reading-whose-work': {
    words: 'When did the students do the work of reading, and when did you do it for them?',
    category: 'reflection',
  },
  'reading-families': {
    words: 'What do families need to hear from us about this reader, and from whom?',
    category: 'support',
  },
};

/** What Elementary Literacy asks in a short check-in. */
export const elementaryCheckIn: BankQuestions = {
  'check-groups': { words: 'Which reading group would you change tomorrow, and on what evidence?' },
};

/** What Secondary Mathematics asks in a coaching cycle. */
export const secondaryCycle: BankQuestions = {
  'math-task': {
    words: 'What makes this task worth a whole lesson, and where can a student enter it without your help?',
    category: 'planning',
  },
  'math-representations': {
    words: 'Which representations did students choose on their own, and which ones only when told to?',
    category: 'evidence',
  },
  'math-errors': {
    words: 'Which error came up more than once, and what sense did it make to those who made it?',
    category: 'evidence',
    favoriteOf: ['demo-elena'],
  },
  'math-disagreement': {
    words: 'When two students disagreed, what did you do with the next thirty seconds?',
    category: 'reflection',
  },
};

/** What Secondary Mathematics asks in a short check-in. */
export const secondaryCheckIn: BankQuestions = {
  'check-quiz': { words: 'What did the last quiz tell you that will change Monday’s lesson?' },
};
