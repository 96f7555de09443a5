/** A page of its own: the module as a page loads it, at a moment at which others are loaded too. */
async function aPage() {
  jest.resetModules();
  return import('./start-anew');
}

it('other pages of the browser begin anew, also those loaded at the same moment, and the one that says so does not', async () => {
  jest.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
  const [one, other] = [await aPage(), await aPage()];
  const isReloaded = jest.fn();
  // What comes to both comes to the first listener first.
  const stopOne = one.followOtherPages(isReloaded);
  await new Promise<void>((resolve) => {
    const stopOther = other.followOtherPages(() => {
      stopOther();
      resolve();
    });
    one.tellOtherPages();
  });
  stopOne();
  expect(isReloaded).not.toHaveBeenCalled();
});
