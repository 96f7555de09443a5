import { toolsFor } from './toolbar-tools';

describe('toolsFor', () => {
  it.each([
    [0, 4],
    [299, 4],
    [300, 6],
    [599, 6],
    [600, 11],
    [1200, 11],
  ])('%i px offers %i tools', (width, count) => {
    expect(toolsFor(width)).toHaveLength(count);
  });

  it('keeps bold, link, list and source at every width', () => {
    for (const width of [0, 300, 600]) {
      expect(toolsFor(width)).toEqual(expect.arrayContaining(['bold', 'link', 'bulletList', 'source']));
    }
  });
});
