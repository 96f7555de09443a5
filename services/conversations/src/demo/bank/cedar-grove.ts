import type { BankQuestions } from './bank-question';

const CEDAR = 'demo-cedar-grove';
const MAYA = 'demo-coach';
const ELENA = 'demo-elena';

/** What the district asks in a coaching cycle. */
export const cedarGroveCycle: BankQuestions = {
  'goal-students': {
    words:
      'Which students are you thinking about most right now, and what would you like to be different for them?',
    category: 'goal',
    favoriteOf: [CEDAR, MAYA],
  },
  'goal-success': {
    words: 'What would you see students doing or hear them saying if this goal were met?',
    category: 'goal',
    formerly: { words: 'How will you know that you have reached your goal?', daysAgo: 150 },
    favoriteOf: [MAYA],
  },
  'goal-why': {
    words: 'Why does this goal matter to you now, rather than later in the year?',
    category: 'goal',
  },
  'goal-measure': {
    words: 'What will we count, collect or time so that both of us can see progress?',
    category: 'goal',
    favoriteOf: [ELENA],
  },
  'plan-learn': {
    words:
      'What should every student understand by the end of the lesson, in one sentence that a student could say?',
    category: 'planning',
    favoriteOf: [CEDAR],
  },
  'plan-first-five': {
    words: 'What happens in the first five minutes, and who does the thinking?',
    category: 'planning',
  },
  'plan-misconception': {
    words: 'Where do you expect students to go wrong, and what will you ask when they do?',
    category: 'planning',
    favoriteOf: [MAYA, ELENA],
  },
  'plan-look-for': {
    words: 'What would you like me to look for, and where should I sit to see it?',
    category: 'planning',
  },
  'evidence-work': {
    words: 'What does the student work in front of us show that they understand? Point to the line.',
    category: 'evidence',
    favoriteOf: [CEDAR],
  },
  'evidence-surprise': {
    words: 'Whose thinking surprised you, and what did you do with it?',
    category: 'evidence',
    formerly: { words: 'What surprised you in the lesson?', daysAgo: 48 },
  },
  'evidence-who-talked': {
    words: 'Who did the talking, and who had not spoken by the end?',
    category: 'evidence',
  },
  'evidence-progress': {
    words: 'What has changed in our numbers since we last looked?',
    category: 'evidence',
  },
  'reflect-decision': {
    words: 'Which decision in the lesson would you make again, and which one would you change?',
    category: 'reflection',
    favoriteOf: [MAYA],
  },
  'reflect-moment': {
    words: 'Choose one moment to replay. What did you notice, and what did you do next?',
    category: 'reflection',
  },
  'reflect-learned': {
    words: 'What have you learned about your students that you did not know before the lesson?',
    category: 'reflection',
  },
  'next-small': {
    words: 'What is the smallest change that you could try in the next two days?',
    category: 'steps',
    favoriteOf: [MAYA],
  },
  'next-rehearse': {
    words: 'Let us rehearse it now. What exactly will you say?',
    category: 'steps',
  },
  'next-evidence': {
    words: 'What will you bring to our next conversation so that we can see whether it worked?',
    category: 'steps',
  },
  'support-me': {
    words: 'What do you need from me before we meet again?',
    category: 'support',
    formerly: { words: 'How can I help you?', daysAgo: 200 },
  },
  'support-energy': {
    words: 'What is taking most of your energy, and what could we take off your plate?',
    category: 'support',
  },
};

/** What the district asks in a short check-in. */
export const cedarGroveCheckIn: BankQuestions = {
  'check-since': {
    words: 'What have you tried since we last spoke, and what happened?',
    favoriteOf: [MAYA],
  },
  'check-working': { words: 'What is working that we should protect?' },
  'check-stuck': { words: 'Where are you stuck, and what have you already tried?' },
  'check-student': { words: 'Tell me about one student who has moved, and one who has not.' },
  'check-next': { words: 'What will you try before we speak again, and on which day?' },
  'check-week': { words: 'How was your week?', hiddenFor: [MAYA] },
};
