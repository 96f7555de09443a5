import { toolsFor } from './toolbar-tools';

describe('toolsFor', () => {
  it.each([
    [0, 4],
    [299, 4],
    [300, 6],
    [599, 6],
    [600, 12],
    [1200, 12],
  ])('%i px offers %i tools', (width, count) => {
    expect(toolsFor(width)).toHaveLength(count);
  });

  it('offers under 300 and under 600 what the specs name', () => {
    expect([...toolsFor(299)].sort()).toEqual(['bold', 'bulletList', 'link', 'source']);
    expect([...toolsFor(599)].sort()).toEqual(['bold', 'bulletList', 'clear', 'italic', 'link', 'source']);
  });

  it('keeps bold, link, list and source at every width', () => {
    for (const width of [0, 300, 600]) {
      expect(toolsFor(width)).toEqual(expect.arrayContaining(['bold', 'link', 'bulletList', 'source']));
    }
  });
});
