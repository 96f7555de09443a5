import { expectNoFindings } from '../platform/axe';
import { conversationOf, saveConversation } from '../platform/conversations';
import { openPhone } from '../platform/phone';
import { expect, test } from '../platform/test';

test('a coach finds what she deleted in the recycle bin and brings it back, and nobody else finds it', async ({
  page,
  signInAndLand,
  api,
}) => {
  const title = 'Talk that went by mistake';
  const coach = await api('coach');
  const uid = await saveConversation(coach, { title, questions: ['What worked?'], visibility: 'private' });
  expect((await coach.delete(`interview/${uid}`)).ok()).toBe(true);

  await signInAndLand(page, 'coach');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Recycle Bin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recycle Bin' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Conversation');
  await page.getByRole('searchbox').fill('nothing is called so');
  await expect(row).toHaveCount(0);
  await page.getByRole('searchbox').fill('by mistake');
  await expect(row).toBeVisible();
  await expectNoFindings(page);

  for (const stranger of ['orgadmin', 'superuser', 'solo'] as const) {
    const other = await api(stranger);
    const { objects } = await (await other.get('recycle_bin?rowsPerPage=0')).json();
    expect(objects.filter((object: { uid: string }) => object.uid === uid)).toEqual([]);
    const data = { obj: { service: 'conversations', kind: 'interview', uid } };
    expect((await other.post('undelete', { data })).status()).toBe(404);
  }

  await row.getByRole('button', { name: `Restore ${title}` }).press('Enter');
  await expect(page.getByText('Undelete successful')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: `Open ${title}` }).click();
  await expect(page.getByText('What worked?').first()).toBeVisible();
  expect(await conversationOf(coach, uid)).toMatchObject({ title, visibility: 'private' });
});

test('on a phone an administrator is told what stands in the way of a program', async ({
  browser,
  baseURL,
  signIn,
  api,
}) => {
  const staff = await api('support');
  const uid = 'bin-journey-organization';
  const saved = await staff.post('organization', { data: { organization: { uid, name: 'Bin Academy' } } });
  expect(saved.ok()).toBe(true);
  const program = { uid: 'bin-journey-program', program_name: 'Evening Readers', program_type: '' };
  expect((await staff.post(`organization/${uid}/program`, { data: { program } })).ok()).toBe(true);
  expect((await staff.delete(`organization/${uid}/program/${program.uid}`)).ok()).toBe(true);
  expect((await staff.delete(`organization/${uid}`)).ok()).toBe(true);

  const { phone, context } = await openPhone(browser, baseURL);
  await signIn(phone, 'superuser');
  await phone.goto('/undelete');
  await phone.getByRole('button', { name: 'Restore Evening Readers' }).tap();
  const dialog = phone.getByRole('dialog', { name: 'Evening Readers cannot be restored yet' });
  await expect(dialog).toContainText('Please restore it first');
  await expectNoFindings(phone);
  await dialog.getByRole('button', { name: 'Understood' }).tap();
  await phone.getByRole('button', { name: 'Restore Bin Academy' }).tap();
  await expect(phone.getByText('Undelete successful')).toBeVisible();
  await phone.getByRole('button', { name: 'Restore Evening Readers' }).tap();
  await expect(phone.getByRole('button', { name: 'Restore Evening Readers' })).toHaveCount(0);
  await context.close();
});
