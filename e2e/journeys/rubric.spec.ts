import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { makeRubric } from '../platform/rubric';
import { smallTargets } from '../platform/targets';
import { test } from '../platform/test';
import { saved } from '../platform/timeline';
import { heldScreens, hold } from '../platform/touch';

const row = (page: Page, name: string) => page.getByRole('radiogroup', { name });
const level = (page: Page, name: string, which: RegExp) =>
  row(page, name).getByRole('radio', { name: which });
const chosen = (page: Page) => page.getByRole('radio', { checked: true });

/** What the server has, row by row: the chosen level's index, or 'not observed'. */
async function onServer(coach: APIRequestContext, uid: string) {
  const { rubric_instance } = await (await coach.get(`rubric_instance/${uid}`)).json();
  const items: { checked: number | null; not_observed: boolean; notes: string }[] =
    rubric_instance.items.flat();
  return items.map(({ checked, not_observed, notes }) => [not_observed ? 'not observed' : checked, notes]);
}

test('set up, scored by keyboard alone, offline in the middle, finished, and read by the coachee', async ({
  browser,
  page,
  context,
  signIn,
  machine,
  api,
}) => {
  test.slow();
  const rubric = await makeRubric(await api('orgadmin'), 'Talk moves');
  const coach = await api('coach');
  await signIn(page, 'coach');
  await page.goto(`/rubric/config/new?rubric_uid=${rubric}`);

  await test.step('set up', async () => {
    await page.getByRole('button', { name: 'Start Rubric' }).click();
    await expect(page.getByText('Coachee is required')).toBeVisible();
    await page.getByLabel('Coachee').click();
    await page.keyboard.type('Daniel');
    await page.getByRole('option', { name: 'Daniel Reyes' }).click();
    await expect(page.getByLabel('Rubric Title')).toHaveValue("Maya Okafor's Talk moves with Daniel Reyes");
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Start Rubric' }).click();
    await page.waitForURL('**/rubric/use/*');
  });
  const uid = new URL(page.url()).pathname.split('/').at(-1)!;
  await expect(page.getByRole('button', { name: 'Stop Timer' })).toBeVisible();

  await test.step('score by keyboard', async () => {
    await level(page, 'Asks for reasons', /^Emerging/).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('1 of 3 rows scored')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Take as an action step/ })).toBeVisible();
    await page.keyboard.press('+');
    await expect(page.getByText('in the action steps', { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two children said because.');
    await expect(saved(page)).toBeVisible();
    await expect
      .poll(() => onServer(coach, uid))
      .toEqual([
        [0, '<p>Two children said because.</p>'],
        [null, ''],
        [null, ''],
      ]);
    await expectNoFindings(page);
  });

  await test.step('offline', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(level(page, 'Waits for answers', /^Emerging/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeVisible({
      timeout: 30_000,
    });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await expect(page.getByText('3 of 3 rows scored, 1 of them not observed')).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible({ timeout: 60_000 });
    await expect
      .poll(() => onServer(coach, uid))
      .toEqual([
        [0, '<p>Two children said because.</p>'],
        [2, ''],
        ['not observed', ''],
      ]);
  });

  await test.step('its details', async () => {
    await page.goto(`/rubric/config/${uid}`);
    await expect(page.getByRole('button', { name: 'Save Rubric' })).toBeVisible();
    await expectNoFindings(page);
    await page.goto(`/rubric/use/${uid}`);
    await level(page, 'Shares the goal', /^Not observed/).focus();
  });

  await test.step('what is taken back is asked for before it is finished', async () => {
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '1 row has no score' });
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Shares the goal' }).press('Enter');
    await expect(level(page, 'Shares the goal', /^Emerging/)).toBeFocused();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Finish' }).press('Enter');
    await page.waitForURL('**/dashboard');
    await expect.poll(async () => (await onServer(coach, uid)).map(([choice]) => choice)).toEqual([0, 2, 1]);
  });

  await test.step('the coachee reads it, also on paper', async () => {
    const theirs = await browser.newContext({ baseURL: machine.address });
    const coachee = await theirs.newPage();
    await signIn(coachee, 'coachee');
    await coachee.goto(`/rubric/use/${uid}`);
    await expect(coachee.getByText('Two children said because.')).toBeVisible();
    await expect(coachee.getByText('Chosen', { exact: true })).toHaveCount(3);
    for (const role of ['radio', 'textbox'] as const) await expect(coachee.getByRole(role)).toHaveCount(0);
    for (const name of [/timer/i, /^finish/i, /^edit/i])
      await expect(coachee.getByRole('button', { name })).toHaveCount(0);
    await expect(coachee.getByRole('link', { name: 'Edit Rubric Details' })).toHaveCount(0);
    await expectNoFindings(coachee);
    await coachee.emulateMedia({ media: 'print' });
    await coachee.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(coachee.locator('.ui-print td[data-chosen]')).toHaveText([
      /^✓.*emerging/s,
      /^✓.*established/s,
      /^✓.*developing/s,
    ]);
    await theirs.close();
  });
});

test('by finger on a phone: nothing goes sideways, the coachee scores first and then reads both', async ({
  browser,
  machine,
  api,
}) => {
  test.slow();
  const phone = heldScreens[0];
  const rubric = await makeRubric(await api('orgadmin'), 'Phone moves');
  const [coach, coachee] = [await api('coach'), await api('coachee')];
  const uid = `phone-${rubric}`;
  const begun = { uid, revision: 0, tool_uid: rubric, client: 'demo-coachee', invites_self_score: true };
  expect((await coach.post('rubric_instance', { data: { rubric_instance: begun } })).status()).toBe(200);

  await test.step('the coachee scores unseen', async () => {
    const held = await hold(browser, machine.address, coachee, phone, Math.round(phone.height * 0.4));
    const { page, tap } = held;
    await page.goto(`/rubric/use/${uid}`);
    await expect(page.getByRole('button', { name: 'Read without scoring' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await smallTargets(page)).toEqual([]);
    await expectNoFindings(page);
    for (const name of ['Asks for reasons', 'Waits for answers', 'Shares the goal'])
      await tap(level(page, name, /^Developing/));
    await expect(chosen(page)).toHaveCount(3);
    await tap(page.getByRole('button', { name: 'Finish' }));
    await expect(page.getByText('opens as soon as they have finished, too.')).toBeVisible();
    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });

  await test.step('the coach scores', async () => {
    const held = await hold(browser, machine.address, coach, phone, Math.round(phone.height * 0.4));
    const { page, tap } = held;
    await page.goto(`/rubric/use/${uid}`);
    await tap(level(page, 'Asks for reasons', /^Established/));
    await tap(page.getByRole('button', { name: 'Next row' }));
    await tap(level(page, 'Waits for answers', /^Not observed/));
    await tap(page.getByRole('button', { name: 'Add notes to Waits for answers' }));
    await held.compose('Not today');
    await expect
      .poll(async () => (await onServer(coach, uid))[1])
      .toEqual(['not observed', '<p>Not today</p>']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    expect(await smallTargets(page)).toEqual([]);
    // Unseen until both have finished.
    await expect(page.getByText('Daniel Reyes', { exact: true })).toHaveCount(0);
    await tap(page.getByRole('button', { name: 'Finish' }));
    await tap(page.getByRole('button', { name: 'Finish anyway' }));
    await page.waitForURL('**/dashboard');
    await page.goto(`/rubric/use/${uid}`);
    await expect(level(page, 'Asks for reasons', /^Developing/)).toContainText('Daniel Reyes');
    await expect(level(page, 'Asks for reasons', /^Established/)).toContainText('Maya Okafor');
    await expectNoFindings(page);
    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });

  await test.step('the coachee reads both', async () => {
    const { page, context } = await hold(browser, machine.address, coachee, phone);
    await page.goto(`/rubric/use/${uid}`);
    const levels = page.getByRole('list', { name: 'Asks for reasons' }).getByRole('listitem');
    await expect(levels.filter({ hasText: /^Developing/ })).toContainText('You');
    await expect(levels.filter({ hasText: /^Established/ })).toContainText('Maya Okafor');
    await expect(page.getByRole('region', { name: 'Score yourself' })).toHaveCount(0);
    await context.close();
  });
});
