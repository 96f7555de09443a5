import { serviceNames } from './call';
import { callRows } from './calls';

describe('the table of calls', () => {
  it('names each method and path once', () => {
    const places = callRows.map(([, call]) => `${call.method} ${call.path.replace(/:\w+/g, ':')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(callRows)('%s declares each parameter of its path, and no other', (_, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(call.params.shape).sort()).toEqual(inPath.sort());
  });

  it.each(callRows)('%s has a known owner and a summary that is a sentence', (_, call) => {
    expect([...serviceNames, 'gateway']).toContain(call.owner);
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(callRows.filter(([, call]) => call.method !== 'POST'))('%s takes no body', (_, call) => {
    expect(call.body).toBeNull();
  });

  it('keeps internal calls below /internal and all others out of it', () => {
    for (const [, call] of callRows) {
      expect(call.path.startsWith('/internal/')).toBe(call.audience === 'internal');
    }
  });
});
