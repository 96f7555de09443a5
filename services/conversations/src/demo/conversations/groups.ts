import type { ConversationTexts } from './conversation-text';

/** Conversations with two coachees at Cedar Grove. */
export const groups = {
  'reading-pair': {
    title: 'Daniel and Amara: the same text in grades 4 and 5',
    about:
      '<p>Both had read chapter one of the same novel with their groups. I put their two transcripts next to each other without names.</p>',
    asked: [
      {
        ask: 'each-other',
        answer:
          '<p>Amara: how Daniel makes students talk to a neighbour <em>before</em> the group, so that nobody begins from nothing.</p><p>Daniel: how Amara leaves a question on the wall for a week. “Mine are dead by the bell.”</p>',
      },
      {
        ask: 'reading-whose-work',
        answer:
          'They found the same place in both transcripts: the teacher paraphrases the hard sentence, and from there on students talk about the paraphrase. Eleven turns in grade 4, fourteen in grade 5, and nobody looks at the page.',
      },
      {
        words: 'What would you ask each other to watch for?',
        category: 'evidence',
        answer:
          '<ul><li>Amara watches for Daniel’s eyebrows: does he show which answer he likes?</li><li>Daniel counts how often Amara’s students go back to the text without being told.</li></ul>',
      },
      {
        ask: 'next-small',
        answer:
          'Each visits the other for fifteen minutes within two weeks. I cover both classes. Nothing is written down besides that one thing.',
      },
    ],
  },
  'geometry-pair': {
    title: 'Samuel and Lucas: what we saw in period 3',
    about:
      '<p>Samuel and I had visited Lucas the day before. Lucas spoke first, then we read from our notes without judging.</p>',
    asked: [
      {
        ask: 'evidence-surprise',
        answer:
          'Lucas: Tess, who asked Malik for <em>his</em> graph because she did not believe hers. Samuel had it word for word: “Yours starts higher. Why does yours start higher?” Lucas had been at the window and had not heard it.',
      },
      {
        ask: 'math-representations',
        answer:
          '<p>On their own: tables, 15 of 22. A sketch only when told. Samuel’s students do the opposite: everybody draws, and nobody writes down a number.</p><p>They both wondered whether that is the subject or the teacher.</p>',
      },
      {
        ask: 'student-why',
        answer:
          'In period 3 four times from students, of which three in the back row. Samuel is going to use Lucas’s sentence, “I am going to write down both”, in his proof lessons.',
      },
      {
        ask: 'next-evidence',
        answer:
          'Samuel: the first lines of all 28 from the lesson in which he tries it. Lucas: the story graphs, with the name of who explained it to whom.',
      },
    ],
  },
  'fractions-pair': {
    title: 'Daniel and Amara: planning fractions across two grades',
    about:
      '<p>Both had written down an answer or two on the day before, which saved us the first quarter of an hour.</p>',
    asked: [
      {
        ask: 'plan-learn',
        answer:
          'Agreed wording for both grades: “Two fractions are equal when they are the same place on the line.” In grade 5, Amara adds “and I can say how I cut it differently”.',
        theirs: {
          'demo-coachee':
            '<p>Equivalent fractions land on the same spot. I would like a student to be able to say <em>why</em>, not only that they do.</p>',
          'demo-amara':
            '<p>That multiplying both numbers is cutting every piece again. In grade 5 they can do it and think it is magic.</p>',
        },
      },
      {
        ask: 'plan-misconception',
        answer:
          '<p>Grade 4 counts marks instead of spaces. Grade 5 multiplies by two and says that the fraction <strong>doubled</strong>. It is the same confusion one year later, so both begin with the same line on the board and compare what students say.</p>',
        theirs: {
          'demo-coachee':
            '<p>Two fourths beyond one half, like every year. And “the line is too short for eighths”.</p>',
          'demo-amara':
            '<p>“It got bigger because I multiplied.” Five students wrote that last week, and two of them are my strongest.</p>',
        },
      },
      {
        ask: 'board',
        answer:
          'One long line, with what students put there in their own writing. No printed fraction strip. Daniel takes a photograph at the end and Amara starts with it on the next morning.',
      },
      {
        ask: 'support-me',
        answer:
          'I bring the three number-line tasks and a second long roll of paper, and sit in both lessons at the table that is furthest from the board.',
      },
    ],
  },
} as const satisfies ConversationTexts;
