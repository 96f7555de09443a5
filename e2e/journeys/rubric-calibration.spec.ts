import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { makeRubric } from '../platform/rubric';
import { test } from '../platform/test';
import { saved } from '../platform/timeline';

const level = (page: Page, row: string, which: RegExp) =>
  page.getByRole('radiogroup', { name: row }).getByRole('radio', { name: which });

/** A page of another person's own browser. */
async function pageOf(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

/** What one observer is told of the others. */
async function seenBy(observer: APIRequestContext, uid: string) {
  const { calibration } = await (await observer.get(`/api/calibration/${uid}`)).json();
  return [calibration.scores.length, calibration.agreement?.observers ?? null];
}

test('who leads starts one, two observers score it unseen, results appear, and a stranger is refused', async ({
  browser,
  page,
  signIn,
  signInAndLand,
  machine,
  api,
}) => {
  test.slow();
  const rubric = await makeRubric(await api('orgadmin'), 'Talk together');
  await signInAndLand(page, 'orgadmin');

  await test.step('it is started', async () => {
    await page.goto('/calibrations');
    await expect(page.getByRole('link', { name: 'New calibration' }).first()).toBeVisible();
    await page.goto(`/calibrations/new?rubric_uid=${rubric}`);
    await page.getByRole('button', { name: 'Start calibration' }).click();
    await expect(page.getByText('Please choose at least one more observer.')).toBeVisible();
    await page.getByLabel('Title').fill('The eggs of ten');
    await page.getByRole('switch', { name: 'I score it, too' }).click();
    const observers = page.getByRole('combobox', { name: 'Observers' });
    for (const name of ['Maya Okafor', 'Elena']) {
      await observers.click();
      await page.keyboard.type(name);
      await page.getByRole('option', { name: new RegExp(name) }).click();
    }
    await page.keyboard.press('Escape');
    const script = page.getByRole('textbox', { name: 'Script' });
    await script.click();
    await page.keyboard.type('9:02 Why the eggs?');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Start calibration' }).click();
    await expect(page.getByText('0 of 2 have finished.')).toBeVisible();
  });
  const uid = new URL(page.url()).pathname.split('/').at(-1)!;
  const address = `/calibrations/${uid}`;

  const maya = await pageOf(browser, machine.address);
  await test.step('one scores it, by keys', async () => {
    await signIn(maya, 'coach');
    await maya.goto('/calibrations');
    await maya.getByRole('link', { name: 'The eggs of ten' }).click();
    await expect(maya.getByText('9:02 Why the eggs?')).toBeVisible();
    await level(maya, 'Asks for reasons', /^Emerging/).focus();
    await maya.keyboard.press('Space');
    for (const row of ['Waits for answers', 'Shares the goal']) {
      await level(maya, row, /^Emerging/).focus();
      await maya.keyboard.press('3');
    }
    await expect(maya.getByText('3 of 3 rows scored')).toBeVisible();
    await expect(saved(maya)).toBeVisible();
    await expectNoFindings(maya);
    await maya.getByRole('button', { name: 'Finish' }).press('Enter');
    await expect(maya.getByText('1 of 2 have finished.')).toBeVisible();
  });

  await test.step('the other sees nothing of it before they have finished', async () => {
    const elena = await pageOf(browser, machine.address);
    await signIn(elena, 'elena');
    await elena.goto(address);
    for (const row of ['Asks for reasons', 'Waits for answers', 'Shares the goal'])
      await level(elena, row, /^Established/).click();
    await expect(saved(elena)).toBeVisible();
    await expect(elena.getByText('Maya Okafor')).toHaveCount(0);
    expect(await seenBy(elena.request, uid)).toEqual([0, null]);
    await elena.getByRole('button', { name: 'Finish' }).click();
    await expect(elena.getByText(/chose the same level in 67% of 3 comparisons/)).toBeVisible();
  });

  await test.step('all see the results, without a kappa from three pairs, also on a phone', async () => {
    await page.reload();
    await expect(page.getByText(/at least 20 pairs of scores, and there are 3/)).toBeVisible();
    await expect(page.getByText('Talk first about:')).toBeVisible();
    const row = page.getByRole('row', { name: /Asks for reasons/ });
    await expect(row.getByRole('cell')).toHaveText([
      /^Emerging/,
      /^Established/,
      /^0%.*1 pair/,
      /^0%.*1 pair/,
    ]);
    await expectNoFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await expectNoFindings(page);
    await maya.reload();
    await expect(maya.getByText(/chose the same level in 67%/)).toBeVisible();
  });

  await test.step('a stranger is refused', async () => {
    const stranger = await pageOf(browser, machine.address);
    await signIn(stranger, 'coach2');
    await stranger.goto(address);
    await expect(stranger.getByRole('main').getByText('This was not found.')).toBeVisible();
    const coachee = await api('coachee');
    expect((await coachee.get(`calibration/${uid}`)).status()).toBe(404);
  });
});
