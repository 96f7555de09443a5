import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';
import { saved as savedWithin, startObservation } from '../platform/timeline';

const opener = (page: Page) => page.getByRole('button', { name: /^Action Steps, \d+ open$/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Action Steps' });

async function openDrawer(page: Page, open: number) {
  await expect(opener(page)).toHaveAccessibleName(`Action Steps, ${open} open`);
  await opener(page).click();
  await drawer(page).getByRole('heading', { level: 3 }).first().waitFor();
}

const saved = (page: Page) => savedWithin(drawer(page));

/** Writes a step for the coachee into the open drawer. */
async function addStep(page: Page, text: string) {
  await drawer(page).getByRole('button', { name: 'Add step for Daniel Reyes' }).click();
  await expect(drawer(page).locator('[contenteditable=true]')).toBeFocused();
  await page.keyboard.type(text);
}

test('a coach adds a step, the coachee completes it, the coach sees it done', async ({
  browser,
  page,
  signIn,
  signInAndLand,
  machine,
}) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'What follows');
  await openDrawerOfNone(page);
  await addStep(page, 'Count to five after each question.');
  await page.keyboard.press('Escape');
  await expect(drawer(page).getByRole('button', { name: 'Edit step 1 for Daniel Reyes' })).toBeFocused();
  await drawer(page).getByLabel('Due date of step 1 for Daniel Reyes').fill('2020-01-31');
  await expect(drawer(page).getByText('Overdue')).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await openDrawer(page, 1);
  await expect(drawer(page).getByText('Count to five after each question.')).toBeVisible();
  await expect(drawer(page).getByLabel('Due date of step 1 for Daniel Reyes')).toHaveValue('2020-01-31');

  const context = await browser.newContext({ baseURL: machine.address });
  const theirPage = await context.newPage();
  await signInAndLand(theirPage, 'coachee');
  const steps = theirPage.getByRole('region', { name: 'Your action steps' });
  const row = steps.getByRole('listitem').filter({ hasText: 'Count to five after each question.' });
  await expect(row).toContainText('Overdue');
  await expect(row).toContainText('Due 01/31/2020');
  await row.getByRole('link').click();
  await theirPage.waitForURL(`**/observation/${uid}`);
  await openDrawer(theirPage, 1);
  await expect(drawer(theirPage).getByRole('button', { name: /^(Add|Delete|Edit)/ })).toHaveCount(0);
  await drawer(theirPage).getByRole('checkbox').click();
  await expect(drawer(theirPage).getByText(/^Completed \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(saved(theirPage)).toBeVisible();
  await theirPage.goto('/dashboard');
  await expect(steps.getByRole('listitem').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await context.close();

  await page.reload();
  await openDrawer(page, 0);
  await expect(drawer(page).getByText(/^Completed \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Edit step 1 for Daniel Reyes' })).toBeDisabled();
  await expect(drawer(page).getByLabel('Due date of step 1 for Daniel Reyes')).toHaveCount(0);
});

/** Opens the drawer of an observation that has no steps yet. */
async function openDrawerOfNone(page: Page) {
  await openDrawer(page, 0);
  await expect(drawer(page).getByText('What is to be done next will be here.')).toBeVisible();
}

test('what the coach adds comes in when its reader looks', async ({ browser, page, signIn, machine }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Added meanwhile');
  const context = await browser.newContext({ baseURL: machine.address });
  const theirPage = await context.newPage();
  await signIn(theirPage, 'coachee');
  await theirPage.goto(`/observation/${uid}`);
  await opener(theirPage).click();
  await expect(drawer(theirPage).getByText('What is to be done next will be here.')).toBeVisible();
  await theirPage.keyboard.press('Escape');

  await openDrawerOfNone(page);
  await addStep(page, 'Wait a little longer.');
  await expect(saved(page)).toBeVisible();
  await opener(theirPage).click();
  await expect(drawer(theirPage).getByText('Wait a little longer.')).toBeVisible();
  await theirPage.keyboard.press('Escape');
  await expect(opener(theirPage)).toHaveAccessibleName('Action Steps, 1 open');
  await context.close();
});

test('a step is deleted after a question, and Escape closes only what is on top', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'coach');
  await startObservation(page, 'Daniel Reyes', 'Second thoughts');
  await openDrawerOfNone(page);
  await addStep(page, 'Never mind.');
  await expect(saved(page)).toBeVisible();
  const remove = drawer(page).getByRole('button', { name: 'Delete step 1 for Daniel Reyes' });
  const question = page.getByRole('dialog', { name: 'Delete this action step?' });
  await remove.click();
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer(page).getByText('Never mind.')).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete action step' }).click();
  await expect(drawer(page).getByText('Never mind.')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await page.reload();
  await openDrawerOfNone(page);
});

test('a step is completed on the dashboard, and opened again', async ({ page, signInAndLand }) => {
  await signInAndLand(page, 'coachee');
  const steps = page.getByRole('region', { name: 'Your action steps' });
  const first = steps.getByRole('listitem').first();
  await expect(first).toContainText('Overdue');
  const words = (await first.getByRole('link').textContent()) ?? '';
  const row = steps.getByRole('listitem').filter({ hasText: words });
  await row.getByRole('checkbox').click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
});

test('the drawer fits a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'coach');
  await startObservation(page, 'Daniel Reyes', 'Steps on a phone');
  await openDrawerOfNone(page);
  await addStep(page, 'Typed with a thumb');
  await expect(saved(page)).toBeVisible();
  const overflow = await drawer(page).evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('steps are printed under the script', async ({ page, signIn }) => {
  await signIn(page, 'coach');
  await page.goto('/observation/demo-observation-0-0');
  await openDrawer(page, await openCount(page));
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.printed-steps')).toContainText('For Daniel Reyes');
  await expect(page.locator('.printed-steps li').first()).toBeVisible();
});

/** How many steps the button says are open: it says nothing before it knows. */
async function openCount(page: Page): Promise<number> {
  const name = await opener(page).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0]);
}

test('the drawer and the dashboard have no faults to be found', async ({ page, signInAndLand }) => {
  await signInAndLand(page, 'coach');
  await page.getByRole('region', { name: 'Coachee action steps' }).getByRole('listitem').first().waitFor();
  await page.getByRole('region', { name: 'Recent interactions' }).getByRole('listitem').first().waitFor();
  await expectNoFindings(page);
  await page.goto('/observation/demo-observation-0-0');
  await openDrawer(page, await openCount(page));
  await expectNoFindings(page);
  await drawer(page)
    .getByRole('button', { name: /^Edit step/ })
    .first()
    .click();
  await drawer(page).locator('[contenteditable=true]').waitFor();
  await expectNoFindings(page);
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/');
  await signInAndLand(page, 'coachee');
  await page.getByRole('region', { name: 'Your action steps' }).getByRole('listitem').first().waitFor();
  await expectNoFindings(page);
  await page.goto('/observation/demo-observation-0-0');
  await openDrawer(page, await openCount(page));
  await expectNoFindings(page);
});
