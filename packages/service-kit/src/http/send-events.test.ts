import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { AnsweredEvent } from '../service';
import { sendEvents } from './send-events';

const ROOM = 1000;

/** A connection with little room on the way to its reader. */
const aConnection = () => new PassThrough({ readableHighWaterMark: ROOM, writableHighWaterMark: ROOM });

const send = (connection: PassThrough, events: AsyncIterable<AnsweredEvent<unknown>>, gone: AbortSignal) =>
  sendEvents(connection as unknown as ServerResponse, events, gone);

/** Large events without end, counted. */
function endless() {
  const counted = { made: 0 };
  const events = (async function* () {
    for (;;) {
      counted.made += 1;
      yield { id: String(counted.made), data: 'x'.repeat(2 * ROOM) };
    }
  })();
  return { counted, events };
}

/** Lets everything happen that waits for nothing outside. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

it('makes the next event only when the reader has taken the one before', async () => {
  const { counted, events } = endless();
  const over = new AbortController();
  const connection = aConnection();
  const sending = send(connection, events, over.signal);
  await settled();
  const atRest = counted.made;
  expect(atRest).toBeLessThanOrEqual(2);
  connection.read();
  await settled();
  expect(counted.made).toBeGreaterThan(atRest);
  over.abort();
  await sending;
});

it('ends while a reader takes nothing', async () => {
  const { counted, events } = endless();
  const over = new AbortController();
  const connection = aConnection();
  const sending = send(connection, events, over.signal);
  await settled();
  over.abort();
  await sending;
  expect(connection.writableEnded).toBe(true);
  const { made } = counted;
  await settled();
  expect(counted.made).toBe(made);
});

describe('a heartbeat', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it('comes every quarter of a minute while nothing happens, and none after the end', async () => {
    const over = new AbortController();
    const connection = aConnection();
    const silence = (async function* () {
      await new Promise((resolve) => over.signal.addEventListener('abort', resolve));
      yield* [];
    })();
    const sending = send(connection, silence, over.signal);
    jest.advanceTimersByTime(45_000);
    expect(String(connection.read())).toBe(':\n\n:\n\n:\n\n');
    over.abort();
    await sending;
    expect(jest.getTimerCount()).toBe(0);
  });
});
