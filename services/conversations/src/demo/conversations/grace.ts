import type { ConversationTexts } from './conversation-text';

/** Maya Okafor with Grace Kim, grade 7 science and a grade 5 reading group. */
export const grace = {
  'grace-evidence': {
    title: 'When is a number evidence?',
    about: '<p>Beans in the light and in the dark, grade 7. We read nineteen claims side by side.</p>',
    asked: [
      {
        ask: 'evidence-work',
        answer:
          '<p>Grace laid the cards out in a row and moved them while she talked. Four name a measure. Eleven have a number in them that belongs to nothing: “14 cm, so it is better.”</p><p>She pointed at Jonah’s: “It was taller but it was yellow, so tall is not enough.” No number, and the best reasoning on the table.</p>',
      },
      {
        ask: 'math-representations',
        answer:
          'Tables without being told, all of them. Nobody drew a graph until she asked, and then everybody drew bars. She had expected at least two lines over time.',
      },
      {
        ask: 'faces',
        answer:
          'Minute 23, when Table 5 asked what “healthy” means. She turned to the board to write it down and missed the faces. Next time a student writes and she watches.',
      },
      {
        ask: 'next-rehearse',
        answer:
          '“A number is evidence when you can say <em>what it is evidence for</em>.” We said it to each other five times, until it was short. Then: “Read me your number, and tell me what it is for.”',
      },
    ],
  },
  'grace-check-in': {
    title: 'Check-in: claims, three weeks later',
    asked: [
      {
        ask: 'check-since',
        answer:
          'The question from the last table, every lesson, asked by a student whose card is drawn. Sixteen of nineteen claims on Friday named a measure. The three that do not are from students who were away.',
      },
      {
        ask: 'check-quiz',
        answer:
          'They can find evidence and cannot yet say why it counts. On the reasoning item 7 of 19 wrote “because it is evidence”. Monday begins with two of these answers, without names, and “What is missing?”',
      },
      {
        ask: 'check-next',
        answer:
          'On Tuesday, period 2: students give feedback on reasoning in pairs, with one sentence starter instead of four. She sends me two pairs’ work on the same day.',
      },
    ],
  },
  'grace-running': {
    title: 'Grade 5 reading group: choosing the next text',
    runs: true,
    about: '<p>We have the conferring notes of two weeks and three texts on the table.</p>',
    asked: [
      {
        ask: 'reading-conferring',
        answer:
          'That Oskar reads ahead and hides it. The running record has him “on level, careful”; in the conference he knew the end of the book and asked whether that was allowed.',
      },
      {
        ask: 'reading-text',
        answer:
          '<p>Between <em>the lighthouse letters</em> and the article on owls. For the letters: two voices that contradict each other, so that somebody has to go back.</p>',
      },
      { ask: 'reading-open-question' },
      { ask: 'next-small' },
    ],
  },
} as const satisfies ConversationTexts;
