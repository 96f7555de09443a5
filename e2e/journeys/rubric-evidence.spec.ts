import { type APIRequestContext, expect } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { smallTargets } from '../platform/targets';
import { test } from '../platform/test';
import { addItem, saved } from '../platform/timeline';
import { heldScreens, hold, saveEmptyObservation } from '../platform/touch';

const RUBRIC = 'demo-cedar-practices';

/** Each line with the rows it is tagged with, as somebody reads it. */
async function tagsRead(api: APIRequestContext, uid: string): Promise<[string, string[]][]> {
  const { observation } = await (await api.get(`observation/${uid}`)).json();
  return observation.items.map(({ data, tags }: { data: string; tags: { row_name: string }[] }) => [
    data.replace(/<[^>]*>/g, ''),
    tags.map(({ row_name }) => row_name),
  ]);
}

test('lines are tagged by key and by finger, quoted in a rubric, and unseen by the coachee', async ({
  browser,
  page,
  signIn,
  machine,
  api,
}) => {
  test.slow();
  const [coach, coachee] = [await api('coach'), await api('coachee')];
  const title = 'Fractions, tagged';
  const uid = await saveEmptyObservation(coach, title);
  const options = page.getByRole('option');

  await test.step('by key: arrows, Enter, Escape, and a sign that is text', async () => {
    await signIn(page, 'coach');
    await page.goto(`/observation/${uid}`);
    await addItem(page, 'Why do you think so? #');
    await expect(options.first()).toBeVisible();
    await page.keyboard.type('time');
    await expect(options).toHaveText([/Use of time/, /Time to think/]);
    await page.keyboard.press('ArrowDown');
    await expectNoFindings(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('Number #');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.type('3 and # 4 ');
    await expect(options).toHaveCount(0);
    await expect
      .poll(() => tagsRead(coach, uid))
      .toEqual([['Why do you think so? Number #3 and # 4 ', ['Time to think']]]);
  });

  await test.step('by finger on a phone, with its keyboard up', async () => {
    const phone = heldScreens[1];
    const held = await hold(browser, machine.address, coach, phone, 340);
    await held.page.goto(`/observation/${uid}`);
    await held.tap(held.page.getByRole('button', { name: 'Add item' }));
    await held.compose('Seven seconds #');
    await held.tap(held.page.getByRole('option', { name: /^Questions/ }));
    await held.tap(
      held.page.getByRole('button', { name: 'Tag with a rubric row' }).filter({ visible: true }),
    );
    const dialog = held.page.getByRole('dialog');
    await held.tap(dialog.getByRole('option', { name: /^Time to think/ }));
    expect(await smallTargets(held.page)).toEqual([]);
    await held.tap(dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toBeHidden();
    await held.tap(held.page.getByRole('button', { name: 'Remove tag Time to think' }).last());
    await expect.poll(async () => (await tagsRead(coach, uid))[1]).toEqual(['Seven seconds ', ['Questions']]);
    expect(held.lostPresses).toEqual([]);
    await held.context.close();
  });

  await test.step('a rubric takes its lines under their rows, and leads back to them', async () => {
    await addItem(page, 'Untagged line');
    await expect(saved(page)).toBeVisible();
    await page.goto(`/rubric/config/new?rubric_uid=${RUBRIC}&client_uid=demo-coachee`);
    await page.getByRole('checkbox', { name: title }).check();
    await page.getByRole('button', { name: 'Start Rubric' }).click();
    await page.waitForURL('**/rubric/use/*');
    const quotes = page.getByRole('list', { name: 'Evidence for Questions' });
    await expect(quotes).toContainText('Seven seconds');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    const missing = page.getByRole('dialog', { name: /1 line has no tag$/ });
    await expect(missing).toContainText('Untagged line');
    const dialog = page.getByRole('dialog');
    const row = dialog.getByRole('combobox', { name: /^Rubric row for the line of / });
    await row.selectOption({ label: 'Time to think' });
    const rowsOfLine = async () => new Map(await tagsRead(coach, uid)).get('Untagged line');
    expect(await rowsOfLine()).toEqual([]);
    await dialog.getByRole('button', { name: /^Tag the line of / }).click();
    await expect(dialog.getByRole('status')).toHaveText(/^Line of .+ tagged with Time to think$/);
    await expect(dialog.getByRole('button', { name: 'Go on scoring' })).toBeFocused();
    expect(await rowsOfLine()).toEqual(['Time to think']);
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: /^Undo the tag of the line of / }).click();
    await expect(row).toBeFocused();
    expect(await rowsOfLine()).toEqual([]);
    await page.keyboard.press('Escape');
    await quotes.getByRole('link').click();
    await page.waitForURL(`**/observation/${uid}?line=*`);
    await expect(page.locator('[data-item]:focus')).toContainText('Seven seconds');
  });

  await test.step('the coachee reads lines without tags', async () => {
    expect((await tagsRead(coachee, uid)).map(([, tags]) => tags)).toEqual([[], [], []]);
    const theirs = await (await browser.newContext({ baseURL: machine.address })).newPage();
    await signIn(theirs, 'coachee');
    await theirs.goto(`/observation/${uid}`);
    await expect(theirs.getByText('Seven seconds')).toBeVisible();
    await expect(theirs.getByRole('list', { name: 'Tags' })).toHaveCount(0);
    await theirs.context().close();
  });
});
