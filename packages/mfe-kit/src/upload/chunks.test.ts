import { uploadFailures } from '@coaching/contracts';
import { chunksOf, failureInTheEnd, isSentAgain, partSent, pauseBefore } from './chunks';

it.each([
  [10, 10, [[0, 10]]],
  [
    11,
    10,
    [
      [0, 10],
      [10, 11],
    ],
  ],
  [
    30,
    10,
    [
      [0, 10],
      [10, 20],
      [20, 30],
    ],
  ],
  [3, 10, [[0, 3]]],
  [0, 10, []],
])('%i bytes in chunks of %i', (size, length, chunks) => {
  expect(chunksOf(size, length).map(({ start, end }) => [start, end])).toEqual(chunks);
});

it.each([
  [[0, 0, 0], 0],
  [[1, 0, 0], 0.4],
  [[1, 0.5, 0], 0.6],
  [[1, 1, 1], 1],
])('of 25 bytes in chunks of 10, %j are sent: %d', (parts, part) => {
  expect(partSent(chunksOf(25, 10), parts)).toBeCloseTo(part);
});

it('says for each failure whether a chunk is sent again, and which failure is reported in the end', () => {
  const outcomes = uploadFailures.map((failure) => [failure, isSentAgain(failure), failureInTheEnd(failure)]);
  expect(outcomes).toEqual([
    ['not_exists', true, 'server'],
    ['file_object', true, 'server'],
    ['extension', false, 'extension'],
    ['size', false, 'size'],
    ['abort', false, 'abort'],
    ['timeout', true, 'server'],
    ['network', true, 'server'],
    ['denied', false, 'denied'],
    ['server', true, 'server'],
    ['upload', true, 'upload'],
    ['No action configured', true, 'server'],
  ]);
});

it('waits longer each time', () => {
  expect([1, 2, 3, 4, 5].map(pauseBefore)).toEqual([500, 1000, 2000, 4000, 8000]);
});
