import { newUid } from '@coaching/contracts';
import { expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { addToolOf, makeRubric } from '../platform/rubric';
import { test } from '../platform/test';
import { saved } from '../platform/timeline';

async function choose(page: Page, of: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a rubric in use becomes version 2, and what was begun moves there on purpose', async ({
  browser,
  page,
  machine,
  signIn,
  api,
}) => {
  test.slow();
  const [orgadmin, coach] = [await api('orgadmin'), await api('coach')];
  const rubric = await makeRubric(orgadmin, 'Talk in versions');
  await addToolOf(orgadmin, rubric, 'Talk in versions');
  const uid = newUid();
  const items = [[{ checked: 1, notes: '<p>Two asked why.</p>' }, { checked: 0 }], [{ checked: 2 }]];
  const begun = { uid, revision: 0, tool_uid: rubric, client: 'demo-coachee', items };
  expect((await coach.post('rubric_instance', { data: { rubric_instance: begun } })).status()).toBe(200);

  await test.step('a row that somebody was scored by goes', async () => {
    await signIn(page, 'orgadmin');
    await page.goto(`/rubric_builder/Organization/demo-cedar-grove/default/${rubric}`);
    await choose(page, 'Asks for reasons', 'Suggested next steps');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindings(page);
    await page.keyboard.press('Escape');
    await choose(page, 'Asks for reasons', 'Delete row');
    const dialog = page.getByRole('dialog', { name: 'Delete Asks for reasons?' });
    await expect(dialog).toBeVisible();
    await expectNoFindings(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(saved(page)).toBeVisible();
    const versionOf = async () => (await (await orgadmin.get(`rubric/${rubric}`)).json()).rubric.version;
    await expect.poll(versionOf).toBe(2);
  });

  await test.step('its coach sees what would change, and moves; nothing is lost', async () => {
    const theirs = await browser.newContext({ baseURL: machine.address });
    const own = await theirs.newPage();
    await signIn(own, 'coach');
    await own.goto(`/rubric/use/${uid}`);
    await own.getByRole('button', { name: 'See what would change' }).click();
    const dialog = own.getByRole('dialog', { name: 'A newer version of this rubric' });
    await expect(dialog.getByRole('region', { name: 'What would not fit' })).toContainText(
      'Asks for reasons',
    );
    await expectNoFindings(own);
    await dialog.getByRole('button', { name: 'Move to the newer version' }).click();
    const left = own.getByRole('region', { name: 'Scored on an earlier version' });
    await expect(left).toContainText('Two asked why.');
    await expect(own.getByRole('radiogroup', { name: 'Asks for reasons' })).toHaveCount(0);
    const stays = own.getByRole('radiogroup', { name: 'Waits for answers' });
    await expect(stays.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Emerging/);
    await expectNoFindings(own);
    await theirs.close();
  });
});
