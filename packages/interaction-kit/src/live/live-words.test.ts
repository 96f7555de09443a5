import { liveWords } from './live-words';

it.each<[string, Parameters<typeof liveWords>[0], string | null]>([
  ['grows', { live: 'live', state: 'idle', isFinished: false }, 'Live'],
  ['waits for the server', { live: 'connecting', state: 'updated', isFinished: false }, 'Connecting…'],
  ['is finished', { live: 'live', state: 'idle', isFinished: true }, null],
  ['grows no more', { live: 'ended', state: 'idle', isFinished: false }, null],
  [
    'was opened without a network',
    { live: 'connecting', state: 'offline', isFinished: true },
    'Offline, as last seen here',
  ],
  ['was opened so and is live by now', { live: 'live', state: 'offline', isFinished: false }, 'Live'],
])('an interaction that %s', (_, given, expected) => {
  expect(liveWords(given)).toBe(expected);
});
