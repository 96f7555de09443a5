import type { Route } from '@playwright/test';
import { pressOn, tabTo } from '../platform/keyboard';
import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

test('a coach configures, scripts and finishes an observation; the coachee reads it', async ({
  browser,
  page,
  signIn,
  machine,
}) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Fractions, first period');

  await addItem(page, 'Where would you put two fourths?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Half of the class starts to draw.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Show your neighbour.');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop Timer' })).toBeVisible();

  await page.reload();
  for (const line of [
    'Where would you put two fourths?',
    'Half of the class starts to draw.',
    'Show your neighbour.',
  ]) {
    await expect(page.getByText(line)).toBeVisible();
  }

  await page.getByRole('button', { name: /^Finish/ }).click();
  await expect(page.getByText(/coach notes/i).first()).toBeVisible();
  await page.getByRole('button', { name: /^Finish/ }).click();
  await page.waitForURL('**/dashboard');

  await page.goto('/interactions');
  await page.getByRole('searchbox').fill('Fractions, first');
  await page.getByRole('link', { name: 'Fractions, first period' }).click();
  await page.waitForURL(`**/observation/${uid}`);

  const context = await browser.newContext({ baseURL: machine.address });
  const theirPage = await context.newPage();
  await signIn(theirPage, 'coachee');
  await theirPage.goto('/interactions');
  await expect(theirPage.getByRole('heading', { level: 1, name: 'My Interactions' })).toBeVisible();
  await theirPage.getByRole('searchbox').fill('Fractions, first');
  await theirPage.getByRole('link', { name: 'Fractions, first period' }).click();
  await expect(theirPage.getByText('Show your neighbour.')).toBeVisible();
  await expect(theirPage.getByRole('textbox')).toHaveCount(0);
  for (const name of [/add/i, /timer/i, /^finish/i, /edit/i, /delete/i]) {
    await expect(theirPage.getByRole('button', { name })).toHaveCount(0);
  }
  await context.close();
});

test('items alternate between teacher and student', async ({ page, signIn, api }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Alternation');
  await addItem(page, 'One');
  for (const line of ['Two', 'Three', 'Four']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(line);
  }
  await expect(saved(page)).toBeVisible();
  const coach = await api('coach');
  await expect
    .poll(async () => {
      const { observation } = await (await coach.get(`observation/${uid}`)).json();
      return observation.items.map((item: { ob_type: string; data: string }) => [item.ob_type, item.data]);
    })
    .toEqual([
      ['teacher', '<p>One</p>'],
      ['student', '<p>Two</p>'],
      ['teacher', '<p>Three</p>'],
      ['student', '<p>Four</p>'],
    ]);
});

test('a missing coachee is named under the field and nothing typed is lost', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.goto('/config');
  await page.getByLabel('Title').fill('No one yet');
  await page.getByRole('button', { name: 'Start observation' }).click();
  await expect(page.getByText('Coachee is required')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('No one yet');
});

test('deleting an observation asks first, says so and leads to the interactions', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'To be deleted');
  await page.goto(`/config/${uid}`);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.waitForURL('**/interactions');
  await expect(page.getByText('Observation deleted successfully')).toBeVisible();
  await page.getByRole('searchbox').fill('To be deleted');
  await expect(page.getByRole('link', { name: 'To be deleted' })).toHaveCount(0);
});

test('an observation that was deleted by mistake is brought back from the toast, by keys too', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Not meant to go');
  await addItem(page, 'Still here');
  await expect(saved(page)).toBeVisible();
  await page.goto(`/config/${uid}`);
  await pressOn(page, page.getByRole('button', { name: /^Delete/ }));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^Delete/ }));
  await page.waitForURL('**/interactions');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
  await expect(page.getByText('Observation deleted successfully')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/observation/${uid}`);
  await expect(page.getByText('Still here')).toBeVisible();
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('And goes on');
  await expect(saved(page)).toBeVisible();
  await page.goto('/interactions');
  await page.getByRole('searchbox').fill('Not meant to go');
  await expect(page.getByRole('link', { name: 'Not meant to go' })).toHaveCount(1);
});

test('the whole journey fits a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'coach');
  await startObservation(page, 'Daniel Reyes', 'On a phone');
  await addItem(page, 'Typed with a thumb');
  await expect(saved(page)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the timeline is written by keys alone, and a sheet lists them', async ({ page, signIn, api }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'By keys');
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('One');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Alt+s');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.type(' more');
  await expect(saved(page)).toBeVisible();
  const coach = await api('coach');
  await expect
    .poll(async () => {
      const { observation } = await (await coach.get(`observation/${uid}`)).json();
      return observation.items.map((item: { ob_type: string; data: string }) => [item.ob_type, item.data]);
    })
    .toEqual([
      ['teacher', '<p>One more</p>'],
      ['teacher', '<p>Two</p>'],
    ]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText(
    'Give the line to the other speaker',
  );
});

test('no key is lost while the code of the editor is still on its way', async ({ page, signIn, api }) => {
  await signIn(page, 'coach');
  const held: Route[] = [];
  await page.route('**/*.js', async (route) => {
    const code = await route.fetch();
    if ((await code.text()).includes('ProseMirror-trailingBreak')) held.push(route);
    else await route.fulfill({ response: code });
  });
  const uid = await startObservation(page, 'Daniel Reyes', 'Code comes late');
  await page.keyboard.press('Alt+n');
  await page.keyboard.type('One');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.type(' more');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.type(' & more <');
  expect(held).not.toEqual([]);
  for (const route of held) await route.continue();
  await expect(page.locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type(' still');
  await expect(saved(page)).toBeVisible();
  const coach = await api('coach');
  await expect
    .poll(async () => {
      const { observation } = await (await coach.get(`observation/${uid}`)).json();
      return observation.items.map((item: { data: string }) => item.data);
    })
    .toEqual(['<p>One more</p>', '<p>Two &amp; more &lt; still</p>']);
});
