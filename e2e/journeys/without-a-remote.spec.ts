import { interactionKinds } from '@coaching/contracts';
import { type OwnWeb, ownWeb } from '../platform/own-web';
import { type SingleMachine, startSingleMachine } from '../platform/single-machine';
import { expect, test } from '../platform/test';

/** A platform that was deployed without the folder of one remote. */
test.describe('without mfe-observations', () => {
  let web: OwnWeb;
  let own: SingleMachine;

  test.beforeAll(async () => {
    web = ownWeb();
    await web.remote('remove', 'observations');
    own = await startSingleMachine({ WEB_ROOT: web.root });
  });

  test.afterAll(async () => {
    await own?.remove();
    web.dispose();
  });

  test('the interactions list and the menu stand, and what has no title is called by its kind', async ({
    browser,
    signInAndLand,
  }) => {
    const context = await browser.newContext({ baseURL: own.address });
    const page = await context.newPage();
    const kinds = Object.entries(interactionKinds);
    // Not every kind has a service yet: an untitled row of each, made from those that there are.
    await page.route(/\/api\/observations\?/, async (route) => {
      const answer = await (await route.fetch()).json();
      const observations = kinds.map(([entity_type], index) => ({
        ...answer.observations[index],
        entity_type,
        title: '',
      }));
      await route.fulfill({ json: { ...answer, observations, total: kinds.length } });
    });
    await signInAndLand(page, 'coach');
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      'Coachees',
      'Interactions',
      'Tool Configuration',
      'Growth',
      'Calibrations',
      'Time Log',
      'Tool Log',
      'Resources',
    ]);
    await menu.getByText('Interactions').click();
    const rows = page.getByRole('table', { name: 'Interactions' }).locator('tbody tr[data-index]');
    await expect(rows).toHaveCount(kinds.length);
    for (const [index, [, { untitled }]] of kinds.entries())
      await expect(rows.nth(index)).toContainText(untitled);
    // Nobody shows an observation, so nothing leads to one.
    await expect(rows.locator('a[href^="/observation/"]')).toHaveCount(0);
    await page.goto('/observation/demo-observation-0-0');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await context.close();
  });
});
