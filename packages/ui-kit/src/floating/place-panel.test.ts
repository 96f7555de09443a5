import { placePanel } from './place-panel';

const view = { width: 1000, height: 600 };
const panel = { width: 200, height: 160 };
const button = { left: 400, top: 100, width: 80, height: 36 };

it.each([
  ['under its anchor', button, 'start', { left: 400, top: 140, maxHeight: 452 }],
  ['with its right edge at the anchor’s', button, 'end', { left: 280, top: 140, maxHeight: 452 }],
  ['inside at the right edge', { ...button, left: 940 }, 'start', { left: 792, top: 140, maxHeight: 452 }],
  ['inside at the left edge', { ...button, left: 0 }, 'end', { left: 8, top: 140, maxHeight: 452 }],
  [
    'above when there is no room below',
    { ...button, top: 500 },
    'start',
    { left: 400, top: 336, maxHeight: 488 },
  ],
] as const)('goes %s', (_where, anchor, align, place) => {
  expect(placePanel(anchor, panel, view, align)).toEqual(place);
});

it('shrinks to the larger room when it fits nowhere', () => {
  const tall = { width: 200, height: 900 };
  expect(placePanel({ ...button, top: 400 }, tall, view, 'start')).toEqual({
    left: 400,
    top: 8,
    maxHeight: 388,
  });
});
