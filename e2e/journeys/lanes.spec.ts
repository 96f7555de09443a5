import type { Page } from '@playwright/test';
import { printed } from '../platform/readings';
import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

const lanes = (page: Page) => page.getByRole('combobox', { name: 'Lanes', exact: true });
const heads = (page: Page) => page.locator('[data-lanes] [data-speaker]');
const rename = (page: Page, lane: 'left' | 'right') =>
  page.getByRole('button', { name: `Rename the ${lane} lane` });

/** Fills in the configure screen, with these names of the lanes. */
async function start(page: Page, coachee: string, choose?: () => Promise<unknown>) {
  await page.getByLabel('Coachee').click();
  await page.keyboard.type(coachee.split(' ')[0]!);
  await page.getByRole('option', { name: coachee }).click();
  await choose?.();
  await page.getByRole('button', { name: 'Start observation' }).click();
  await page.waitForURL('**/observation/*');
  await addItem(page, 'Good morning.');
}

test('lanes are named after coach and coachee, teacher and students, or in own words, and remembered', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, 'coach2');
  await page.goto('/config');
  await expect(lanes(page)).toHaveValue('people');
  await start(page, 'Noah', () => lanes(page).selectOption('Teacher and students'));
  await expect(heads(page)).toHaveText([/^Teacher/, /^Students/]);

  await page.goto('/config');
  await expect(lanes(page)).toHaveValue('class');
  await lanes(page).selectOption('Own words');
  await page.getByRole('button', { name: 'Start observation' }).click();
  await expect(page.getByText('Field is required')).toHaveCount(2);
  await start(page, 'Noah', async () => {
    await page.getByLabel('Left lane').fill('Table 1');
    await page.getByLabel('Right lane').fill('Table 2');
  });
  await expect(heads(page)).toHaveText([/^Table 1/, /^Table 2/]);

  await page.getByRole('link', { name: 'Edit Observation' }).click();
  await expect(page.getByLabel('Left lane')).toHaveValue('Table 1');
  await lanes(page).selectOption('Coach and coachee');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(heads(page).last()).toContainText('Noah');

  await page.goto('/config');
  await expect(page.getByLabel('Left lane')).toHaveValue('Table 1');
  await start(page, 'Noah', () => lanes(page).selectOption('Coach and coachee'));
  await page.goto('/config');
  await expect(lanes(page)).toHaveValue('people');
});

test('a coach renames a lane where it stands; whoever reads along sees it, and it can be undone', async ({
  browser,
  baseURL,
  page,
  signIn,
}) => {
  test.slow();
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Renamed');
  await addItem(page, 'Good morning.');
  await page.keyboard.press('Escape');
  await expect(saved(page)).toBeVisible();
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await signIn(reader, 'coachee');
  await reader.goto(`/observation/${uid}`);

  await rename(page, 'left').click();
  await page.keyboard.type('Mr. Reyes');
  await page.keyboard.press('Enter');
  await expect(rename(page, 'left')).toHaveText('Mr. Reyes');
  await rename(page, 'right').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Class 4b');
  await page.keyboard.press('Tab');
  await expect(heads(page)).toHaveText([/^Mr. Reyes/, /^Class 4b/]);

  // A phone has no lanes: each line says who speaks.
  await expect(reader.getByRole('listitem').filter({ hasText: 'Good morning.' })).toContainText('Mr. Reyes');
  await expect(reader.getByRole('button', { name: /^Rename/ })).toHaveCount(0);
  // The second name may be on its way to the reader still.
  for (const anyone of [page, reader])
    await expect.poll(() => printed(anyone)).toMatch(/Mr\. Reyes[\s\S]*Class 4b/);

  await page.locator('body').click({ position: { x: 5, y: 890 } });
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone: Lane renamed')).toBeVisible();
  await expect(heads(page).last()).toContainText('Daniel Reyes');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(heads(page)).toHaveText([/^Mr. Reyes/, /^Daniel Reyes/]);
  await context.close();
});

test('an organization admin names the lanes of a tool, and coaches start with them', async ({
  browser,
  baseURL,
  page,
  signIn,
  api,
}) => {
  await signIn(page, 'orgadmin2');
  await page.goto('/config?interview_type=demo-lakeside-seminar');
  await page.getByRole('button', { name: 'Change what new observations start with' }).click();
  const dialog = page.getByRole('dialog');
  const ofTool = dialog.getByRole('combobox', { name: 'Lanes of Seminar Observation' });
  await ofTool.selectOption('Own words');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Field is required')).toHaveCount(2);
  await dialog.getByLabel('Left lane').fill('Circle');
  await dialog.getByLabel('Right lane').fill('Listeners');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(lanes(page)).toHaveValue('words');

  const coach = await (await browser.newContext({ baseURL })).newPage();
  await signIn(coach, 'coach2');
  await coach.goto('/config?interview_type=demo-lakeside-seminar');
  await expect(coach.getByLabel('Left lane')).toHaveValue('Circle');
  await coach.getByRole('button', { name: 'Change what new observations start with' }).click();
  await expect(coach.getByRole('dialog')).toBeVisible();
  await expect(coach.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
  await coach.getByRole('button', { name: 'Cancel' }).last().click();
  await start(coach, 'Noah');
  await expect(heads(coach)).toHaveText([/^Circle/, /^Listeners/]);

  const refused = await (await api('coach2')).post('tool_lanes', {
    data: {
      tool_lanes: {
        config_entity: 'Organization',
        config_uid: 'demo-lakeside',
        tool_uid: 'demo-lakeside-seminar',
        lanes: null,
      },
    },
  });
  expect(refused.status()).toBe(403);
});
