import type { EvidenceRow, LessonTitle } from '@coaching/demo';

/** A line that was said or seen, with notes, and the rows of rubrics that it is evidence for. */
interface LessonLine {
  text: string;
  notes?: string;
  teacher_notes?: string;
  rows?: readonly EvidenceRow[];
}

/** A lesson as a coach scripted it: lines alternate between teacher and students. */
interface LessonScript {
  about: string;
  lines: readonly LessonLine[];
}

/** Scripts that read like real classrooms; the teacher speaks first and lines alternate. */
export const lessonScripts: Readonly<Record<LessonTitle, LessonScript>> = {
  'Equivalent fractions with number lines': {
    about:
      '<p>Grade 4, 24 students. The teacher asked me to watch <strong>who answers</strong> and how long he waits.</p>',
    lines: [
      {
        text: 'Good morning. On your board is a number line from zero to one. Where would you put two fourths? Think first, no hands yet.',
        rows: ['wait-time', 'silence'],
      },
      {
        text: 'Students look at their boards. About half start drawing within ten seconds.',
        notes: 'Seven seconds of wait time here. Twice as long as last month.',
      },
      {
        text: 'Show your neighbour. If you disagree, find out why.',
        teacher_notes: 'I planned this turn and talk and was glad I kept it.',
      },
      {
        text: '“You put it past the half.” — “Because two is bigger than one.” — “But the parts are smaller.”',
        rows: ['student-talk', 'reasons'],
      },
      {
        text: 'I heard someone say “the parts are smaller”. Kayla, can you say more about that?',
        rows: ['participation', 'connect'],
        notes: 'Names the idea, not the answer. Kayla had not spoken yet.',
      },
      { text: 'Kayla: “Fourths are littler than halves, so you need two of them to get to the same spot.”' },
      {
        text: 'So which other fractions would land on that same spot? Write down as many as you can in two minutes.',
      },
      { text: 'Most write three sixths and four eighths. Table 3 writes “50 hundredths” and laughs.' },
      {
        text: 'Table 3, convince us.',
        notes: 'Could the class have had a minute to test it before Table 3 explained?',
      },
      { text: 'Marcus: “Half of a hundred is fifty, so it is always half of the bottom number.”' },
      { text: 'Does that always work? Try to break Marcus’s rule.', rows: ['questions', 'reasons'] },
      {
        text: 'Students try five sevenths, then three fifths. “It is not a half then, so the rule does not say anything.”',
        teacher_notes: 'Did not expect them to get to this. Come back to it on Thursday.',
      },
    ],
  },
  'Reading between the lines: inference': {
    about: '<p>Grade 5 reading group. Focus: questions that cannot be answered with one word.</p>',
    lines: [
      {
        text: 'Before we open the book: what do you already know about Mina that nobody has told you in words?',
      },
      {
        text: 'Silence. Two students flip back to chapter two.',
        notes: 'You let the silence be. Somebody used it.',
      },
      { text: 'Take your time. You may look for a place in the text.', rows: ['wait-time', 'silence'] },
      { text: '“She is scared of the water, because she always walks on the inside of the path.”' },
      { text: 'Thumbs up if you noticed that too. What else does the path tell us?' },
      { text: 'Four thumbs. “Her brother walks on the outside, so he knows.”', rows: ['connect'] },
      {
        text: 'He knows. How does the writer let us find that out instead of telling us?',
        rows: ['questions'],
        notes: 'Strong question. Worth writing on the wall.',
      },
      {
        text: 'Pairs talk for a minute and a half; all eight students speak.',
        rows: ['participation', 'speaks'],
      },
      { text: 'One sentence each in your notebook, starting with “The writer shows…”.' },
      {
        text: 'Seven of eight write a full sentence. Ana draws the path and labels it.',
        teacher_notes: 'Ana needs the drawing first. Offer it to everyone?',
      },
    ],
  },
  'Slope as a rate of change': {
    about: '<p>Algebra I, period 3. Looking at how student thinking is made visible.</p>',
    lines: [
      {
        text: 'Two phone plans are on the board. Without calculating: which graph is steeper, and how do you know?',
        rows: ['questions', 'reasons'],
      },
      { text: '“B, because it says per minute.” — “They both say per minute.”' },
      {
        text: 'I am going to write down both. Who wants to add?',
        rows: ['participation', 'connect'],
        notes: 'Neutral face, both ideas on the board. That kept the second student in.',
      },
      { text: '“B goes up by 12 cents each time and A goes up by 5.”' },
      { text: 'Each time what?' },
      { text: '“Each minute. So B climbs faster.”' },
      { text: 'Sketch both on the same axes. Label what one step to the right means.' },
      {
        text: 'Twelve of twenty-two label the step. Six draw the lines crossing at the origin.',
        notes: 'The fixed fee is lost for six students. Where could it come back?',
      },
      { text: 'Freeze. Look at the board: what is the same about these two sketches and what is different?' },
      {
        text: '“One starts higher.” — “That is the money you pay even if you do not talk.”',
        rows: ['student-talk', 'connect'],
      },
      {
        text: 'So the start and the climb are two different things. Give each of them a name you will remember.',
      },
      {
        text: 'Names: “doorstep and stairs”, “base and speed”. The class votes for doorstep and stairs.',
        rows: ['language', 'speaks'],
        teacher_notes: 'Keeping doorstep and stairs for the whole unit.',
      },
    ],
  },
  'Claim, evidence, reasoning': {
    about: '<p>Grade 7 science. Second look at the discussion routine we planned together.</p>',
    lines: [
      {
        text: 'Your claim from yesterday is on the card. Read it to your partner, then ask: what did we see that makes us say so?',
        rows: ['questions', 'reasons'],
      },
      { text: 'Partners read. Several add a number from the data table in pencil.' },
      {
        text: 'I am hearing numbers. A number is evidence when you can say what it is evidence for.',
        rows: ['language'],
        notes: 'Short, quotable, and you paused after it.',
      },
      { text: '“The bean in the dark grew taller, 14 centimetres, but it was yellow.”' },
      { text: 'Is taller the same as healthier? Talk to the table.' },
      {
        text: 'Tables disagree loudly. Table 5 asks for the definition of healthy.',
        rows: ['student-talk', 'language', 'speaks'],
        notes: 'Best moment of the lesson.',
      },
      { text: 'Table 5 has asked the question I was hoping for. What would we need to measure?' },
      { text: '“Weight.” “Leaves.” “How long it lives.”' },
      { text: 'Choose one. Rewrite your claim so that your measure is in it.' },
      {
        text: 'Nineteen claims now name a measure; at the start it was four.',
        teacher_notes: 'I want to see whether this survives a week.',
      },
    ],
  },
  'Morning meeting and number talk': {
    about: '<p>Grade 2. The teacher asked for eyes on transitions.</p>',
    lines: [
      { text: 'When the chime stops, we are in the circle. Thank you, Leo, for making room.' },
      {
        text: 'Circle formed in forty seconds. Two students finish a conversation first.',
        notes: 'Last visit: one minute fifty.',
      },
      { text: 'How many dots did you see, and how did you see them?', rows: ['questions'] },
      { text: '“Nine, I saw three threes.” — “I saw ten and one missing.”', rows: ['student-talk'] },
      { text: 'Ten and one missing. Who can show us with a finger where the missing one would be?' },
      {
        text: 'Six hands. Rosa points, then explains it to her neighbour in Spanish, then in English.',
        rows: ['participation', 'language', 'speaks'],
        notes: 'She had the floor for a full minute.',
      },
      { text: 'Gracias, Rosa. Which way would help us if there were nineteen dots?' },
      {
        text: '“Twenty and one missing!” Many at once.',
        teacher_notes: 'Next time: whisper it to your hand first.',
      },
    ],
  },
};
