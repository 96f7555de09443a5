import type { LastSeen, Pictures } from '@coaching/contracts';
import {
  coverageSentence,
  minutesSentence,
  placeWords,
  shortFigure,
  stepsSentence,
  toolsSentence,
} from './words';

const coverage = (people: Partial<Record<LastSeen, number>>): Pick<Pictures, 'coverage'> => ({
  coverage: Object.entries(people).map(([seen, count]) => ({
    seen: seen as LastSeen,
    people: count,
    named: [],
  })),
});

it.each<[string, string]>([
  [
    minutesSentence({
      minutes: [
        { month: '2026-10', minutes: 1200 },
        { month: '2026-11', minutes: 45 },
      ],
    }),
    '1,245 minutes of coaching in twelve months, 45 of them in Nov 2026 so far.',
  ],
  [
    minutesSentence({ minutes: [{ month: '2026-11', minutes: 0 }] }),
    'Minutes of coaching will be here once something has begun.',
  ],
  [
    toolsSentence({
      tools: [
        { tool: 'Observation', interactions: 9 },
        { tool: 'Rubric', interactions: 1 },
      ],
    }),
    '10 interactions with 2 tools in twelve months; Observation was used most, 9 times.',
  ],
  [
    toolsSentence({ tools: [{ tool: 'Rubric', interactions: 1 }] }),
    '1 interaction in twelve months, with Rubric.',
  ],
  [toolsSentence({ tools: [] }), 'Tools will be here once something was made with them.'],
  [
    coverageSentence(coverage({ this_month: 30, twelve_months: 7, not_in_twelve_months: 5 }), '2026-11'),
    '12 of 42 people have not been seen since Aug 2026 began, 5 of them not in twelve months.',
  ],
  [
    coverageSentence(coverage({ this_month: 5, not_in_twelve_months: 1 }), '2026-11'),
    '1 of 6 people has not been seen since Aug 2026 began, not in twelve months either.',
  ],
  [
    coverageSentence(coverage({ this_month: 4, twelve_months: 2 }), '2026-11'),
    '2 of 6 people have not been seen since Aug 2026 began.',
  ],
  [
    coverageSentence(coverage({ twelve_months: 3, not_in_twelve_months: 1 }), '2026-11'),
    'Nobody was seen since Aug 2026 began: 4 people, 1 of them not in twelve months.',
  ],
  [
    coverageSentence(coverage({ not_in_twelve_months: 1 }), '2026-11'),
    'Nobody was seen in twelve months: 1 person.',
  ],
  [
    coverageSentence(coverage({ three_months: 1 }), '2026-02'),
    'Everybody was seen since Nov 2025 began: 1 person.',
  ],
  [coverageSentence(coverage({}), '2026-02'), 'Those who can be coached will be here.'],
  [
    stepsSentence({ steps: [{ month: '2026-11', opened: 1, closed: 2 }] }),
    '1 action step opened and 2 completed in twelve months.',
  ],
  [stepsSentence({ steps: [] }), 'Action steps will be here once some are agreed on.'],
  [placeWords([]), 'on the whole platform'],
  [placeWords(['Literacy', 'Numeracy']), 'in Literacy and Numeracy'],
  [shortFigure(999), '999'],
  [shortFigure(12_345), '12.3K'],
])('%s', (said, words) => {
  expect(said).toBe(words);
});
