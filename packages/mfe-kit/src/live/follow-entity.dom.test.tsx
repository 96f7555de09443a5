import { ApiError, NetworkError } from '../api/errors';
import { type Followed, followEntity, type LiveState } from './follow-entity';
import { FakeEventSource } from './testing';

interface Sheet {
  revision: number;
  text: string;
}
type Update =
  | { kind: 'whole'; sheet: Sheet }
  | { kind: 'change'; after: number; sheet: Sheet }
  | { kind: 'gone' };

const [first, second] = [
  { revision: 1, text: 'one' },
  { revision: 2, text: 'two' },
];
const whole = (sheet: Sheet): Update => ({ kind: 'whole', sheet });
const change = (sheet: Sheet, after: number): Update => ({ kind: 'change', sheet, after });

/** What the ordinary call answers or throws. */
let current: () => Sheet;
let looks: number;
let seen: Sheet[];
let gone: number;
let states: LiveState[];
let stop: () => void;

const followed: Followed<Sheet, Update> = {
  address: '/api/sheet/a/live',
  apply: (before, update) =>
    update.kind === 'whole' || before?.revision === update.after ? update.sheet : null,
  async look() {
    looks += 1;
    return current();
  },
};

const source = () => FakeEventSource.latest();
const isSeen = (visible: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    value: visible ? 'visible' : 'hidden',
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** Lets answers arrive, and this much time pass. */
const passes = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: FakeEventSource });
  FakeEventSource.all = [];
  [looks, gone, seen, states] = [0, 0, [], []];
  current = () => first;
  isSeen(true);
  ({ stop } = followEntity(followed, {
    onEntity: (sheet) => seen.push(sheet),
    onGone: () => {
      gone += 1;
    },
    onState: (state) => states.push(state),
  }));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('what is followed', () => {
  it('is given whole after each change', () => {
    source().opens(whole(first), change(second, 1));
    expect(seen).toEqual([first, second]);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('is over once it is gone', () => {
    source().opens(whole(first), { kind: 'gone' });
    expect([gone, states.at(-1), source().readyState]).toEqual([1, 'ended', FakeEventSource.CLOSED]);
    window.dispatchEvent(new Event('online'));
    isSeen(true);
    expect(FakeEventSource.all).toHaveLength(1);
  });

  it('is asked for whole when a change does not follow what is there', async () => {
    current = () => second;
    source().opens(whole(first), change({ revision: 9, text: 'nine' }, 8));
    await passes();
    expect(seen).toEqual([first, second]);
    await passes(2000);
    expect(FakeEventSource.all).toHaveLength(2);
  });
});

describe('a stream that ends', () => {
  it('is come back to by the browser, which nobody notices', async () => {
    source().opens(whole(first));
    source().ends();
    await passes(2000);
    source().opens(change(second, 1));
    await passes(10_000);
    expect(seen).toEqual([first, second]);
    expect([states, FakeEventSource.all.length, looks]).toEqual([['connecting', 'live', 'live'], 1, 0]);
  });

  it('is noticed when it does not come back', async () => {
    source().opens(whole(first));
    source().ends();
    await passes(4000);
    expect(states).toEqual(['connecting', 'live', 'connecting']);
  });

  it('that cannot be had is done without, and tried for less and less often', async () => {
    current = () => second;
    source().opens(whole(first));
    source().ends();
    source().ends();
    await passes();
    expect([seen, states.at(-1), looks]).toEqual([[first, second], 'connecting', 1]);
    for (const longest of [1100, 2200, 4400, 8800, 16_500, 16_500]) {
      const { length } = FakeEventSource.all;
      await passes(longest);
      expect(FakeEventSource.all).toHaveLength(length + 1);
      source().isRefused();
      await passes();
    }
    expect(looks).toBe(7);
    await passes(16_500);
    source().opens(whole(second));
    expect(states.at(-1)).toBe('live');
  });

  it('is tried for while the network is away, and at once when it is back', async () => {
    current = () => {
      throw new NetworkError(null);
    };
    source().opens(whole(first));
    source().isRefused();
    await passes();
    expect(FakeEventSource.all).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(FakeEventSource.all).toHaveLength(2);
    expect(gone).toBe(0);
  });
});

describe('a stream that is refused', () => {
  it('because the entity is not theirs to read any more is over', async () => {
    current = () => {
      throw new ApiError(404, { message: 'not found' });
    };
    source().isRefused();
    await passes(60_000);
    expect([gone, states.at(-1), FakeEventSource.all.length]).toEqual([1, 'ended', 1]);
  });

  it('because the session is over ends without saying that the entity is gone', async () => {
    current = () => {
      throw new ApiError(401, null);
    };
    source().isRefused();
    await passes(60_000);
    expect([gone, states.at(-1), FakeEventSource.all.length]).toEqual([0, 'ended', 1]);
  });
});

describe('a page that is not seen', () => {
  it('has no stream, and one again when it is seen', async () => {
    source().opens(whole(first));
    isSeen(false);
    expect(source().readyState).toBe(FakeEventSource.CLOSED);
    window.dispatchEvent(new Event('online'));
    await passes(60_000);
    expect(FakeEventSource.all).toHaveLength(1);
    isSeen(true);
    source().opens(whole(second));
    expect(seen).toEqual([first, second]);
  });

  it('receives nothing of a look that was under way', async () => {
    source().isRefused();
    isSeen(false);
    await passes(60_000);
    expect([seen, FakeEventSource.all.length]).toEqual([[], 1]);
  });
});

it('is left alone once nobody follows it', async () => {
  source().opens(whole(first));
  stop();
  isSeen(false);
  isSeen(true);
  await passes(60_000);
  expect([source().readyState, FakeEventSource.all.length]).toEqual([FakeEventSource.CLOSED, 1]);
});
