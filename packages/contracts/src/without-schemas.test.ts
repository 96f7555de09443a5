/** Modules that screens use at run time: each brings along all it imports, which a page then has to load. */
const usedByScreens = [
  './apply-live-update',
  './identity/license-day',
  './rubrics/apply-update',
  './rubrics/item-grid',
  './tools/tool-set-owner',
];

it.each(usedByScreens)('%s brings no schema library along', (name) => {
  jest.isolateModules(() => {
    jest.doMock('zod', () => {
      throw new Error('The schema library is loaded.');
    });
    expect(Object.keys(require(name) as object)).not.toEqual([]);
  });
});
