import type { ConversationTexts } from './conversation-text';

/** Maya Okafor with Amara Nwosu, grade 5. */
export const amara = {
  'amara-goal': {
    title: 'From answering to asking',
    about:
      '<p>Amara asked for a goal in reading. We looked at three weeks of her own questions, which she had written on sticky notes.</p>',
    asked: [
      {
        ask: 'goal-students',
        answer:
          'The six in the middle group. They finish every text, answer every question and never ask one. “They read as if somebody were going to check.”',
      },
      {
        ask: 'goal-success',
        answer:
          '<p>Students write a question in the margin that is really theirs, and somebody else takes it up. She would hear “I was wondering about that, too” without having planned it.</p><p>Of her 62 questions on the notes, <strong>48 have an answer on the page</strong>. She counted them herself while we talked.</p>',
      },
      {
        ask: 'make-room',
        answer:
          'The comprehension sheet on Fridays. It takes forty minutes of reading and an evening of marking, and she could not name one decision that it changed. She drops it for four weeks and tells the team why.',
      },
      {
        ask: 'next-evidence',
        answer: 'The margins: a photograph of six open books, on two days that she does not choose herself.',
      },
    ],
  },
  'amara-check-in': {
    title: 'Fifteen minutes on the middle group',
    asked: [
      {
        ask: 'check-groups',
        answer:
          'Nadia should move. In the running record she is at level, but her conferring notes say “tells me the plot, word for word, when I ask what she thinks”. Amara reads with her on Tuesday before deciding.',
      },
      {
        ask: 'check-working',
        answer:
          'The two-colour margins: blue for “I know”, green for “I wonder”. On Friday there was more green than blue for the first time. No grade on it, ever. We wrote that down so that it stays so.',
      },
      {
        ask: 'check-stuck',
        answer:
          '<p>Students ask good questions and then wait for <em>her</em> to answer. She has tried “What do you think?”, which sounds like a trick by now.</p><p>We tried out three other replies; “Who could you ask that, besides me?” was the one that she could say without smiling.</p>',
      },
    ],
  },
  'amara-inference': {
    title: 'After “Reading between the lines”',
    about:
      '<p>Middle group, seven students, 31 minutes. Amara had answered three questions before we met.</p>',
    asked: [
      {
        ask: 'evidence-who-talked',
        answer:
          'All seven, and Nadia for longest: 50 seconds on why the brother walks on the outside. Amara’s own share was 31 % of the words, against 58 % at the start.',
        theirs: {
          'demo-amara':
            '<p>Everyone, I think. I remember Nadia. I do <strong>not</strong> remember what I said between minutes ten and twenty, which I take as a good sign.</p>',
        },
      },
      {
        ask: 'reading-stamina',
        answer:
          'Five of seven kept their eyes on the text for the whole eight minutes. Theo looked up each time the door opened; Mia had finished and waited with her hands folded. Neither had a green note.',
        theirs: {
          'demo-amara':
            '<p>Not Theo. I saw him turn pages back and forth. Mia, I am less sure: she is so quiet about it.</p>',
        },
      },
      {
        ask: 'reflect-learned',
        answer:
          '<blockquote><p>“I thought that they needed better questions from me. They needed more time with a worse one.”</p></blockquote><p>She asked one question in eight minutes and got eleven green notes.</p>',
        theirs: {
          'demo-amara':
            '<p>That they listen to each other when I look at the book instead of at them. It is such a small thing, and I had never tried it.</p>',
        },
      },
      {
        ask: 'next-small',
        answer:
          'Tomorrow Mia gets the last page first and has to find out how it came to that. Theo sits with his back to the door. Both are for three days, and then we look again.',
      },
    ],
  },
} as const satisfies ConversationTexts;
