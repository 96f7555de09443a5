import type { Page } from '@playwright/test';
import { makeRubric } from '../platform/rubric';
import { expect, test } from '../platform/test';

test.use({ serviceWorkers: 'allow' });

async function fillIn(page: Page, rubric_uid: string, title: string): Promise<void> {
  await page.goto(`/rubric/config/new?rubric_uid=${rubric_uid}`);
  await page.getByLabel('Coachee').click();
  await page.keyboard.type('Daniel');
  await page.getByRole('option', { name: 'Daniel Reyes' }).click();
  await page.getByLabel('Rubric Title').fill(title);
}

const level = (page: Page, row: string, name: string) =>
  page.getByRole('radiogroup', { name: row }).getByRole('radio', { name: new RegExp(`^${name}`) });

test('a rubric begins where the network has gone, is scored there, and sent later', async ({
  page,
  context,
  signInAndLand,
  api,
}) => {
  test.slow();
  const rubric = await makeRubric(await api('orgadmin'), 'Talk moves without a network');
  await signInAndLand(page, 'coach');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Once with a network, so that all it takes has passed through the worker.
  await fillIn(page, rubric, 'The visit before');
  await page.getByRole('button', { name: 'Start Rubric' }).click();
  await page.waitForURL('**/rubric/use/*');
  await expect(level(page, 'Asks for reasons', 'Emerging')).toBeVisible();
  await page.goto('/interactions');
  await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  await fillIn(page, rubric, 'Scored without a network');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start Rubric' }).click();
  await page.waitForURL('**/rubric/use/*');
  const uid = new URL(page.url()).pathname.split('/').at(-1)!;
  await level(page, 'Asks for reasons', 'Developing').click();
  await expect(page.getByText('1 of 3 rows scored')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('1 of 3 rows scored')).toBeVisible();

  await page.goto('/interactions');
  const begun = page.getByRole('region', { name: 'Only on this device so far' });
  await begun.getByRole('link', { name: 'Scored without a network' }).click();
  await level(page, 'Shares the goal', 'Established').click();
  await expect(page.getByText('2 of 3 rows scored')).toBeVisible();

  await context.setOffline(false);
  const coach = await api('coach');
  const stored = async () => {
    const answer = await coach.get(`rubric_instance/${uid}`);
    return answer.ok() ? (await answer.json()).rubric_instance : null;
  };
  await expect
    .poll(async () => (await stored())?.items?.flat().filter((item: { checked: unknown }) => item.checked), {
      timeout: 60_000,
    })
    .toHaveLength(2);
  expect(await stored()).toMatchObject({
    title: 'Scored without a network',
    client_embed: { username: 'Daniel Reyes' },
  });
});
