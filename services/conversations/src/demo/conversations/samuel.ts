import type { ConversationTexts } from './conversation-text';

/** Elena Petrova with Samuel Osei, geometry. */
export const samuel = {
  'samuel-goal': {
    title: 'Proofs that students write themselves',
    about: '<p>Samuel brought a stack of proofs from his tenth grade. They are all correct, and all his.</p>',
    asked: [
      {
        ask: 'goal-success',
        answer:
          '“Somebody stands at the board with half a proof and is not embarrassed.” He would hear “What can we use?” from a student; at present it is his sentence, nine times in a lesson.',
      },
      {
        ask: 'goal-why',
        answer:
          'Next month come the circle theorems, in which there is more than one way in. If students still wait for the first line by then, he will have to give it to them eleven times.',
      },
      {
        ask: 'goal-measure',
        answer:
          '<p>How many of 28 write <strong>a first line of their own</strong> within three minutes. Today: six.</p><p>And how often “why” comes from a student. Today: twice, both times from Leila.</p>',
      },
      {
        ask: 'visit-together',
        answer:
          'Lucas Meyer’s period 3. We would look at how he leaves two contradicting statements on the board and what the back row does meanwhile.',
      },
    ],
  },
  'samuel-proof': {
    title: 'Planning: the angle in a semicircle',
    asked: [
      {
        ask: 'proof-sentence',
        answer:
          '“Draw the radius to the third point.” It comes from nowhere, and everything follows from it. Samuel used to say it himself. This time students get the finished diagram <em>and</em> the empty one, and ask what somebody must have been thinking.',
      },
      {
        ask: 'plan-misconception',
        answer:
          '<p>They measure, find 90°, and are done. He will ask for a triangle that <strong>does not</strong> work, and give the three tables that find “one” a second protractor.</p>',
      },
      {
        ask: 'plan-first-five',
        answer:
          'A paper semicircle and a pin for each pair, without words. Everybody folds a triangle into it. In minute four he asks what all of them have in common, and writes down every answer, also “it is pointy”.',
      },
      {
        words: 'If the lesson runs short, which part will you leave out, and which one must stay?',
        category: 'planning',
        answer:
          'The written proof may wait until Friday. The minute in which they look for a counterexample stays.',
      },
    ],
  },
  'samuel-check-in': {
    title: 'Check-in: first lines',
    asked: [
      {
        ask: 'check-working',
        answer:
          'Three minutes with pens and without talk at the beginning of each proof. <strong>Nineteen of 28</strong> have a first line now; it was six. He reads two aloud, never the best ones, and asks what they would allow us to do.',
      },
      {
        ask: 'half-the-work',
        answer:
          'Tenth grade B: about two hours for one lesson, most of it on worked solutions that he hands out. With half of it there would be no handout, and students would have to keep their own. He is going to try that for one week.',
      },
      {
        ask: 'check-student',
        answer:
          'Moved: Leila, who now asks “why” of other students instead of him. Not yet: Kwame, who has the line and crosses it out. I offered to sit with Kwame’s table and write down what he crosses out.',
      },
    ],
  },
} as const satisfies ConversationTexts;
