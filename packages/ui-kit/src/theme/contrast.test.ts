import { darkTokens, lightTokens, type SchemeTokens } from './scheme-tokens';

type Pair = [front: keyof SchemeTokens, back: keyof SchemeTokens];
const surfaces = ['canvas', 'chrome', 'raised', 'hover'] as const;
const onSurfaces = (front: keyof SchemeTokens): Pair[] => surfaces.map((back) => [front, back]);

const textPairs: Pair[] = [
  ...onSurfaces('text'),
  ...onSurfaces('text-quiet'),
  ...onSurfaces('accent-text'),
  ...onSurfaces('danger-text'),
  ...onSurfaces('warning-text'),
  ...onSurfaces('done-text'),
  ['text', 'pressed'],
  ['text-placeholder', 'canvas'],
  ['text-placeholder', 'raised'],
  ['text-placeholder', 'hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['accent-text', 'accent-soft'],
  ['danger-text', 'danger-soft'],
  ['warning-text', 'warning-soft'],
  ['done-text', 'done-soft'],
  ['teacher-text', 'teacher-soft'],
  ['teacher-text', 'canvas'],
  ['student-text', 'student-soft'],
  ['student-text', 'canvas'],
  ['coach-note-text', 'coach-note-soft'],
  ['coachee-note-text', 'coachee-note-soft'],
  ...(
    ['accent-soft', 'danger-soft', 'warning-soft', 'done-soft', 'teacher-soft', 'student-soft'] as const
  ).map((back): Pair => ['text', back]),
  ['text', 'coach-note-soft'],
  ['text', 'coachee-note-soft'],
];

const controlPairs: Pair[] = [
  ['line-control', 'canvas'],
  ['line-control', 'chrome'],
  ['line-control', 'raised'],
  ['accent', 'canvas'],
  ['accent', 'chrome'],
  ['accent', 'raised'],
  ['danger', 'canvas'],
  ['teacher', 'canvas'],
  ['student', 'canvas'],
];

function luminance(hex: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(front: string, back: string) {
  const [high, low] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('%s scheme', (_name, tokens) => {
  it.each(textPairs)('%s reads on %s (4.5:1)', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('%s stands out on %s (3:1)', (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(3);
  });
});
