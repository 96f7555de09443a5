import type { InteractionVisibility } from '@coaching/contracts';
import { begin, finish } from './course';

const now = new Date(2026, 2, 2, 9, 5, 7);
const held = {
  timestamp: '2026-03-02T09:00:00.000Z' as string | null,
  end_timestamp: null as string | null,
  duration: 3 as number | null,
  timer: null,
  visibility: 'shared' as InteractionVisibility,
};

describe('begin', () => {
  it('stamps what has not begun', () => {
    expect(begin(now)({ ...held, timestamp: null, duration: null })).toMatchObject({
      timestamp: now.toISOString(),
      duration: 0,
      timer: { started_at: now.toISOString(), minutes: 0 },
    });
  });

  it('leaves what has a time as it is', () => {
    expect(begin(now)(held)).toBe(held);
  });
});

describe('finish', () => {
  it('ends it once', () => {
    const ended = finish(now)(held);
    expect(ended.end_timestamp).toBe(now.toISOString());
    expect(finish(new Date())(ended)).toBe(ended);
  });

  it('shares what was private', () => {
    expect(finish(now)({ ...held, visibility: 'private' }).visibility).toBe('shared');
  });
});
