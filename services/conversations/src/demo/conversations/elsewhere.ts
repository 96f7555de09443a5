import type { ConversationTexts } from './conversation-text';

/** Conversations at Lakeside Academy, and those of Jo Whitfield, who works on her own. */
export const elsewhere = {
  'lakeside-pair': {
    title: 'Hana and Noah: seminar and lab',
    about:
      '<p>Tomas with Hana Ito (humanities) and Noah Bennett (biology). Both have the same eleventh grade, an hour apart.</p>',
    asked: [
      {
        ask: 'noticed',
        answer:
          'The same four students carry the seminar and are silent in the lab; Priyanka and Joel are the other way round. Neither of them had known. Noah: “I would have told you that Joel is my best talker.”',
      },
      {
        ask: 'missing-voice',
        answer:
          '<p>Joel, in the seminar. Noah says that he talks once there is something in his hands. Hana will put the source on the table as a <strong>facsimile</strong> with a magnifying glass, one for three students.</p>',
      },
      {
        ask: 'next-step',
        answer:
          'Noah sits in on the seminar on Thursday and watches Joel alone. Hana comes to the lab a week later.',
      },
    ],
  },
  'hana-seminar': {
    title: 'A seminar without the teacher’s chair',
    about:
      '<p>Fourteen students, letters from the strike of 1912. Hana sat behind the circle for the first time.</p>',
    asked: [
      {
        ask: 'seminar-question',
        answer:
          '“Who did he think would read this letter?” It came from Priyanka in minute nine and was taken up by <strong>eight</strong> others. Hana’s own three questions together got five answers.',
      },
      {
        ask: 'missing-voice',
        answer:
          'Rafael’s, and he had the most notes of all. She is going to ask him before the next seminar which of his notes she may read aloud as the opening.',
      },
      {
        ask: 'do-differently',
        answer:
          'She came back into the circle in minute thirty “to help”, and after that every answer went to her. Next time she stays outside until the last five minutes and then asks only what changed.',
      },
      {
        ask: 'next-step',
        answer:
          'Wednesday, the same group: map of the talk drawn by two students instead of by me. We compare it with today’s.',
      },
    ],
  },
  'omar-goal': {
    title: 'A first conversation about feedback',
    about: '<p>Omar teaches beginners’ strings to eleven adults. We agreed to meet six times.</p>',
    asked: [
      {
        ask: 'feedback',
        answer:
          '“Tell me what you heard before you tell me what you thought.” He would like it on the same evening, in writing, so that he can read it when the class is out of his head.',
      },
      {
        ask: 'focus',
        answer:
          '<p>Correcting less and hearing more. In the recording that he sent there are <strong>34 corrections in 20 minutes</strong>, most of them about the bow arm, and 26 go to the same two players.</p>',
      },
      {
        ask: 'next-step',
        answer:
          'On Saturday: choose one thing to listen for and announce it. Everything else goes on a list for next week. He records ten minutes of it, and we listen together.',
      },
    ],
  },
  'ines-studio': {
    title: 'What the students decided for themselves',
    about: '<p>Evening ceramics, nine students, first session of glazing.</p>',
    asked: [
      {
        ask: 'studio',
        answer:
          'Shape and colour, as always. New: three of them decided <em>when they were finished</em>. Inês had taken the clock off the wall and put the drying rack in the middle of the room.',
      },
      {
        ask: 'went-well',
        answer:
          'The demonstration took six minutes instead of twenty. She showed the mistake first, a glaze that ran, and asked what must have happened. Four students knew, and two of them had never spoken before.',
      },
      {
        ask: 'do-differently',
        answer:
          '<p>She answered “Is this good?” nine times. Next time: “What were you trying to do?”, and she walks on before the answer is polite.</p>',
      },
    ],
  },
} as const satisfies ConversationTexts;
