import { saveLongScript } from '../platform/long-script';
import { expect, test } from '../platform/test';
import { addItem, saved, startObservation } from '../platform/timeline';

const offline = 'Offline, kept on this device';

test('fifty lines typed offline are all on the server once the connection is back, in order', async ({
  page,
  context,
  signIn,
  api,
}) => {
  test.slow();
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Offline for a while');
  await addItem(page, 'Line 0');
  await expect(saved(page)).toBeVisible();

  await context.setOffline(true);
  for (let line = 1; line < 50; line += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(`Line ${line}`);
  }
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible({ timeout: 45_000 });

  const coach = await api('coach');
  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  expect(observation.items.map((item: { data: string }) => item.data)).toEqual(
    Array.from({ length: 50 }, (_, line) => `<p>Line ${line}</p>`),
  );
});

test('what is typed as soon as there is a place for it stays, to the last space', async ({
  page,
  signInAndLand,
  api,
}) => {
  const coach = await api('coach');
  const uid = await saveLongScript(coach, 2);
  const client = await page.context().newCDPSession(page);
  await signInAndLand(page, 'coach');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const words = 'A b c d e f g h i j k l m n o p';
  await page.goto(`/observation/${uid}`);
  await page.getByRole('button', { name: /^Edit item 2,/ }).waitFor();
  for (let line = 0; line < 3; line += 1) {
    await page.keyboard.press('Alt+n');
    await page.keyboard.type(words);
  }
  await page.getByRole('button', { name: /^Action Steps/ }).click();
  await page
    .getByRole('button', { name: /^Add step for/ })
    .first()
    .click();
  await page.keyboard.type(words);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(saved(page.getByRole('dialog'))).toBeVisible();

  const { observation } = await (await coach.get(`observation/${uid}`)).json();
  expect(observation.items.slice(2).map(({ data }: { data: string }) => data)).toEqual(
    Array(3).fill(`<p>${words}</p>`),
  );
  const { steps } = await (await coach.get(`action_steps_tool/observation/${uid}`)).json();
  expect(steps.map((step: { action_step: string }) => step.action_step)).toEqual([`<p>${words}</p>`]);
});

test('what was typed a moment before a reload is there', async ({ page, signInAndLand, api }) => {
  await signInAndLand(page, 'coach');
  const coach = await api('coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Reloaded at once');
  const client = await page.context().newCDPSession(page);
  page.on('dialog', (dialog) => void dialog.accept());
  for (let line = 0; line < 5; line += 1) {
    await page.getByRole('button', { name: /^Add item/ }).waitFor();
    await page.keyboard.press('Alt+n');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.keyboard.type(`Line ${line}`);
    // The page that goes is slow; the one that comes need not be.
    await page.reload({ waitUntil: 'commit' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await expect
      .poll(async () => {
        const { observation } = await (await coach.get(`observation/${uid}`)).json();
        return observation.items.map(({ data }: { data: string }) => data);
      })
      .toEqual(Array.from({ length: line + 1 }, (_, number) => `<p>Line ${number}</p>`));
  }
});

test('what was typed offline is there after the tab was closed, and is sent when it opens again', async ({
  page,
  context,
  signIn,
  api,
}) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Closed while offline');
  await addItem(page, 'Sent');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Only on this device');
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible({ timeout: 20_000 });
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`/observation/${uid}`);
  await expect(again.getByText('Only on this device')).toBeVisible();
  const coach = await api('coach');
  await expect
    .poll(async () => (await (await coach.get(`observation/${uid}`)).json()).observation.items.length)
    .toBe(2);
});

test('what was typed offline is sent by whatever page opens next', async ({ page, context, signIn, api }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Left behind');
  await addItem(page, 'Sent');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Only on this device');
  await expect(page.getByRole('status').filter({ hasText: offline })).toBeVisible({ timeout: 20_000 });
  await page.close();
  await context.setOffline(false);

  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  const coach = await api('coach');
  await expect
    .poll(async () => (await (await coach.get(`observation/${uid}`)).json()).observation.items.at(-1).data)
    .toBe('<p>Only on this device</p>');
});

test('two tabs that write different lines lose neither', async ({ page, context, signIn, api }) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'Two tabs');
  await addItem(page, 'First');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Second');
  await expect(saved(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/observation/${uid}`);
  await other.getByRole('button', { name: /^Edit item 2,/ }).click();
  await page.getByRole('button', { name: /^Edit item 1,/ }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(', changed here');
  await other.keyboard.press('End');
  await other.keyboard.type(', changed there');

  const coach = await api('coach');
  await expect
    .poll(async () =>
      (await (await coach.get(`observation/${uid}`)).json()).observation.items.map(
        (item: { data: string }) => item.data,
      ),
    )
    .toEqual(['<p>First, changed here</p>', '<p>Second, changed there</p>']);
});

test('two tabs that rewrite the same line: both versions are shown', async ({
  page,
  context,
  signIn,
  api,
}) => {
  await signIn(page, 'coach');
  const uid = await startObservation(page, 'Daniel Reyes', 'One line, two versions');
  await addItem(page, 'Start');
  await expect(saved(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto(`/observation/${uid}`);
  await other.getByRole('button', { name: /^Edit item 1,/ }).click();
  for (const [tab, text] of [
    [page, 'Written here'],
    [other, 'Written there'],
  ] as const) {
    await tab.keyboard.press('ControlOrMeta+a');
    await tab.keyboard.type(text);
  }
  const coach = await api('coach');
  await expect
    .poll(
      async () =>
        (await (await coach.get(`observation/${uid}`)).json()).observation.items
          .map((item: { data: string }) => item.data)
          .join(' '),
      { timeout: 20_000 },
    )
    .toMatch(/Written here[\s\S]*Written there|Written there[\s\S]*Written here/);
});
