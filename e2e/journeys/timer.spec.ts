import type { Page } from '@playwright/test';
import { expect, test } from '../platform/test';
import { saveEmptyObservation } from '../platform/touch';

const minutes = (page: Page) => page.getByLabel('Duration in minutes');
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a timer runs in whatever session of its coach is open, and no minute counts twice', async ({
  browser,
  baseURL,
  api,
}) => {
  test.slow();
  const coach = await api('coach');
  const uid = await saveEmptyObservation(coach, 'Two devices');
  const read = async () => (await (await coach.get(`observation/${uid}`)).json()).observation;
  const started_at = new Date(Date.now() - 5.2 * 60_000).toISOString();
  const observation = { uid, revision: 1, timestamp: started_at, timer: { started_at, minutes: 3 } };
  expect((await coach.post('observation', { data: { observation } })).status()).toBe(200);

  const storageState = await coach.storageState();
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL, storageState })));
  const [phone, desk] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  for (const page of [phone, desk]) {
    await page.goto(`/observation/${uid}`);
    await expect(page.getByRole('button', { name: 'Stop Timer' })).toBeVisible();
    await expect(minutes(page)).toHaveValue('8');
  }
  await expect.poll(async () => (await read()).duration).toBe(8);

  await press(desk, 'Stop Timer');
  await expect(phone.getByRole('button', { name: 'Start Timer' })).toBeVisible();
  await expect.poll(async () => (await read()).timer).toBeNull();
  await minutes(phone).fill('1');
  await press(phone, 'Start Timer');
  await expect(desk.getByRole('button', { name: 'Stop Timer' })).toBeVisible();
  await expect(minutes(desk)).toHaveValue('1');
  await expect(desk.getByText(/· 1 minute$/)).toBeVisible();
  expect(await read()).toMatchObject({ duration: 1, timer: { minutes: 1 } });
  await Promise.all(contexts.map((context) => context.close()));
});
