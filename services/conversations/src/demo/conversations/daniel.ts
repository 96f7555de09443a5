import type { ConversationTexts } from './conversation-text';

/** Maya Okafor with Daniel Reyes, grade 4. */
export const daniel = {
  'daniel-goal': {
    title: 'A goal for the year: who gets to think',
    about:
      '<p>First conversation of the cycle. I brought the seating chart from my visit, with a tick for every answer.</p>',
    asked: [
      {
        ask: 'goal-students',
        answer:
          '<p>Daniel looked at the ticks for a while before he spoke. Of 41 answers, <strong>five students gave 29</strong>. He named Kayla, Ben and Yusuf as “the ones who know and never tell me”.</p><p>He wants them to speak in front of the class without being rescued. “I jump in because I can’t stand the quiet.”</p>',
      },
      {
        ask: 'goal-success',
        answer:
          '<p>In his words:</p><ul><li>at least fifteen different students answer in a lesson;</li><li>Kayla explains something nobody asked her to explain;</li><li>he can ask a question and then <em>stop talking</em>.</li></ul>',
      },
      {
        ask: 'goal-measure',
        answer:
          'Two numbers, every visit: seconds between question and first answer, and how many different students answer. Today’s are <strong>1.4 seconds</strong> and <strong>11 students</strong>. He does not want his own talk timed yet, and I agreed.',
      },
      {
        ask: 'support-me',
        answer:
          'He asked me not to count from the front table, where students see my pencil move. I will sit at the reading corner and send him the tally on the same day, numbers first and without comments.',
      },
    ],
  },
  'daniel-number-lines': {
    title: 'Planning: fractions on a number line',
    about:
      '<p>Thursday’s lesson, 24 students. We planned with his slides open and took out four of eleven.</p>',
    asked: [
      {
        ask: 'plan-learn',
        answer:
          '“A fraction is one number with one place on the line, however I cut the line.” His first version had three sentences; this is the one he could hear Ben say.',
      },
      {
        ask: 'plan-misconception',
        answer:
          '<p>He expects <strong>2/4 to be put beyond 1/2</strong>, “because two is bigger than one”. Last year he corrected it at once. This time he will ask “Which part of the line did you cut, and into how many?” and send both answers to the neighbours.</p><p>Second guess: students count the marks instead of the spaces. He will put a line with six marks and five spaces on the table and say nothing.</p>',
      },
      {
        ask: 'plan-first-five',
        answer:
          'No warm-up sheet. A blank line from 0 to 1 on every board, “Where would you put two fourths?”, a minute of silence, then neighbours. He does not confirm an answer before minute six.',
      },
      {
        ask: 'plan-look-for',
        answer:
          'Wait time again, and whether he repeats what students say. He thinks that he repeats “about half”. I will write down the exact words at tables 3 and 5.',
      },
    ],
  },
  'daniel-check-in': {
    title: 'Check-in before school',
    asked: [
      {
        ask: 'check-since',
        answer:
          'He taped a card that says <em>five</em> to his clipboard and counts with his thumb. It holds for the first question of a lesson and is gone by the third. On Monday he asked, waited, and Yusuf answered. “I would have lost that one by three seconds.”',
      },
      {
        ask: 'check-student',
        answer:
          '<p><strong>Moved:</strong> Kayla, who now answers when she has talked to a neighbour first.</p><p><strong>Not yet:</strong> Ben. He writes the right thing and covers it with his arm.</p>',
      },
      {
        ask: 'check-next',
        answer:
          'On Wednesday: walk to Ben’s table during the silent minute, read what he wrote, say “Would you start us off with that?” and walk on. If he says no, it is no.',
      },
    ],
  },
  'daniel-inference': {
    title: 'After the reading group: inference',
    about: '<p>Eight students, chapter three. We read my script together and marked who was thinking.</p>',
    asked: [
      {
        ask: 'wait-time',
        answer:
          'He guessed three seconds. The tally says <strong>4.6 on average</strong>, and 11 at the longest, after “What do you know about Mina that nobody has told you in words?” He had remembered that moment as a failure.',
      },
      {
        ask: 'reading-whose-work',
        answer:
          '<p>Students worked when they went back to the page: twice on their own, three times when he asked “Where does it say so?”</p><p>He did it for them when he read the path sentence aloud with <em>that</em> voice. “I gave it away with my eyebrows.”</p>',
      },
      {
        ask: 'evidence-surprise',
        answer:
          'Ana, who drew the path with two pairs of footprints and labelled them. He held it up, asked the group what the drawing knew that we did not, and did not explain it.',
      },
      {
        ask: 'next-small',
        answer:
          'Offer the drawing to everybody: tomorrow, the first two minutes of the group are “draw or write what the writer is not saying”. He keeps the eight pages for us.',
      },
    ],
  },
  'daniel-fractions': {
    title: 'After the lesson: “Try to break Marcus’s rule”',
    about:
      '<p>Equivalent fractions, 24 students. Daniel wrote his own answers on the evening before, and we began with the places where his and my notes differ.</p>',
    asked: [
      {
        ask: 'wait-time',
        answer:
          'Measured: <strong>6.8 seconds</strong> on average, against 1.4 at the start of the year. Nineteen different students answered. After both numbers he was quiet, and then asked what the other five were doing.',
        theirs: {
          'demo-coachee':
            '<p>About four seconds? It felt long when nobody moved after “two fourths”. I counted on my thumb and got to seven once.</p>',
        },
      },
      {
        ask: 'reflect-decision',
        answer:
          '<p><strong>Again:</strong> handing Marcus’s rule to the class. Seven minutes without his voice, and the counterexample came from table 6.</p><p><strong>Change:</strong> Table 3 explained “50 hundredths” before anybody else had tested it. He wants a minute of writing first whenever one group is ahead.</p>',
        theirs: {
          'demo-coachee':
            '<p>I would ask them to break the rule again. I would <em>not</em> call on Table 3 so early: I liked their joke and wanted the class to hear it, and then the thinking was over for half the room.</p>',
        },
      },
      {
        ask: 'evidence-work',
        answer:
          'Of 24 exit slips: 17 with a correct line and a reason, 4 with a correct line alone, 3 that count marks instead of spaces (Leo, Iris, Ben). Leo’s slip says “4 marks so fourths”. That is Monday’s first question.',
        theirs: {
          'demo-coachee':
            '<p>I sorted the slips into three piles. The middle pile worries me more than the last one: they are right and cannot say why.</p>',
        },
      },
      {
        ask: 'next-evidence',
        answer:
          'The three piles again after Monday’s lesson, and a photograph of the board at minute twenty. I bring the number-line tasks from the grade 5 team.',
      },
    ],
  },
} as const satisfies ConversationTexts;
