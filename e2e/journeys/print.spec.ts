import { catchPrinting } from '../platform/printing';
import { printed } from '../platform/readings';
import { expect, test } from '../platform/test';

/** A demo script with notes of both kinds. */
const script = '/observation/demo-observation-0-0';

for (const account of ['coach', 'orgadmin']) {
  test(`printing asks the ${account} whether coach notes go along, and leaves them out unless told`, async ({
    page,
    signIn,
  }) => {
    await signIn(page, account);
    await page.goto(script);
    const sheet = await catchPrinting(page);
    const print = page.getByRole('button', { name: 'Print', exact: true });
    const dialog = page.getByRole('dialog', { name: 'Print the script' });
    await print.click();
    await expect(dialog.getByRole('checkbox', { name: 'Print coach notes too' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect(await sheet()).toBeUndefined();

    await print.click();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect.poll(sheet).toMatchObject({ isCovered: false, isLocked: false });
    expect((await sheet())!.text).toContain('Coachee note');
    expect((await sheet())!.text).not.toContain('Coach note');

    await print.click();
    await dialog.getByRole('checkbox', { name: 'Print coach notes too' }).check();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect.poll(async () => (await sheet())!.text).toContain('Coach note');
    // The browser's own way to print asks nothing.
    expect(await printed(page)).not.toContain('Coach note');
  });
}

test('a coachee prints without being asked, and has no coach notes on paper', async ({ page, signIn }) => {
  await signIn(page, 'coachee');
  await page.goto(script);
  const sheet = await catchPrinting(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(async () => (await sheet())?.text).toContain('Coachee note');
  expect((await sheet())!.text).not.toContain('Coach note');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
