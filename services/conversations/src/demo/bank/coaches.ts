import type { BankQuestions } from './bank-question';

/** Maya's own, for a coaching cycle. */
export const mayaCycle: BankQuestions = {
  'wait-time': {
    words: 'Before you look at my tally: how long do you think you waited after each question?',
    category: 'evidence',
    favoriteOf: ['demo-coach'],
  },
  faces: {
    words: 'If I had filmed only the students’ faces, which minute would you want to watch?',
    category: 'reflection',
  },
  'each-other': {
    words: 'What could the two of you learn from each other that you could not learn from me?',
    category: 'goal',
  },
  board: {
    words:
      'What will be on the board at the end that was not there at the beginning, and who will have put it there?',
    category: 'planning',
  },
  proud: { words: 'What are you proud of that nobody but you has noticed?', category: 'reflection' },
  'make-room': { words: 'What will you stop doing to make room for this?', category: 'steps' },
};

/** Maya's own, for a short check-in. */
export const mayaCheckIn: BankQuestions = {
  unasked: { words: 'What should I ask you about that I have not asked?' },
};

/** Elena's own, for a coaching cycle. */
export const elenaCycle: BankQuestions = {
  'proof-sentence': {
    words: 'Which sentence of the proof should students find hardest, and why is that a good thing?',
    category: 'planning',
    favoriteOf: ['demo-elena'],
  },
  diagram: { words: 'What did students add to the diagram without being told?', category: 'evidence' },
  'student-why': { words: 'How often did “why” come from a student today?', category: 'reflection' },
  'visit-together': {
    words: 'Whose classroom should we visit together, and what would we look for?',
    category: 'support',
  },
};

/** Elena's own, for a short check-in. */
export const elenaCheckIn: BankQuestions = {
  'half-the-work': {
    words: 'Which class takes more preparation than it gives back, and what would happen at half of it?',
  },
};

/** Jo's own, for coachees of no organisation. */
export const joReflective: BankQuestions = {
  feedback: {
    words: 'What should I know about how you like to receive feedback?',
    favoriteOf: ['demo-solo'],
  },
  studio: { words: 'What did the students decide for themselves in this session?' },
};
