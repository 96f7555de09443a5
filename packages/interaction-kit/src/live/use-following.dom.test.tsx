import type { Followed } from '@coaching/mfe-kit/live';
import { act, renderHook } from '@testing-library/react';
import { useFollowing } from './use-following';

interface Sheet {
  revision: number;
}
type Update = { kind: 'gone' } | { kind: 'whole'; sheet: Sheet };

/** Streams that were opened, oldest first. */
const streams: { onmessage?: (event: { data: string }) => void; close(): void }[] = [];

beforeEach(() => {
  streams.length = 0;
  class Stream {
    onmessage?: (event: { data: string }) => void;
    constructor() {
      streams.push(this);
    }
    close() {}
  }
  Object.assign(globalThis, { EventSource: Stream });
});

const followed: Followed<Sheet, Update> = {
  address: '/api/sheet/s1/live',
  apply: (_, update) => update.sheet,
  look: () => new Promise(() => {}),
};
const followedBy = () => followed;

it('is gone when the stream says so, and followed again once the server is known to have it', () => {
  const sheet = { revision: 1 };
  const { result, rerender } = renderHook(
    (server: Sheet) => useFollowing(followedBy, 's1', { value: sheet, server, receive: () => {} }),
    { initialProps: sheet },
  );
  expect(result.current.isGone).toBe(false);
  act(() => streams[0]!.onmessage!({ data: JSON.stringify({ kind: 'gone' }) }));
  expect(result.current.isGone).toBe(true);
  rerender(sheet);
  expect(streams).toHaveLength(1);
  rerender({ revision: 2 });
  expect(result.current.isGone).toBe(false);
  expect(streams).toHaveLength(2);
});
