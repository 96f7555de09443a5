import { codeSentTo, mailsTo } from '../platform/mail';
import { expect, test } from '../platform/test';

const CEDAR = 'Cedar Grove School District';

test('an administrator invites a coach, who finds their place, and takes them out of it again; nobody else can', async ({
  page,
  browser,
  machine,
  signIn,
  api,
}) => {
  const email = 'ines.sosa@school.test';
  const admin = await api('orgadmin');
  const { organizations } = await (await admin.get('get_organizations')).json();
  const [{ uid }] = organizations.filter(({ name }: { name: string }) => name === CEDAR);
  const entity = { entity_type: 'organization', uid };

  await signIn(page, 'orgadmin');
  await page.goto(`/organization/${uid}#users`);
  await page.getByRole('button', { name: 'Add Users' }).click();
  await page.getByRole('menuitem', { name: 'Add Coach', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Coach' });
  await dialog.getByLabel('First name').fill('Ines');
  await dialog.getByLabel('Last name').fill('Sosa');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('searchbox', { name: /Users/ }).fill('ines.sosa');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Coach');

  const code = await codeSentTo(page.request, machine.address, email);
  const [mail] = await mailsTo(page.request, machine.address, email);
  expect(mail!.text).toContain(CEDAR);
  const ines = await browser.newContext({ baseURL: machine.address });
  const signedIn = await ines.request.post('/api/verify_otp', { data: { email, otp: code } });
  expect(signedIn.status()).toBe(200);
  const theirs = await ines.newPage();
  await theirs.goto('/profile');
  await expect(theirs.getByRole('main').getByText(CEDAR)).toBeVisible();

  const users = [{ first_name: 'No', last_name: 'Body', email: 'nobody@school.test' }];
  const statusFor = async (account: string, role: string) => {
    const answer = await (await api(account)).post('add_invite_users', { data: { users, role, entity } });
    return answer.status();
  };
  expect(await statusFor('coach', 'Coachee')).toBe(403);
  expect(await statusFor('orgadmin', 'Superuser')).toBe(403);
  expect(await statusFor('orgadmin2', 'Coach')).toBe(404);

  await row.getByRole('link', { name: 'Ines Sosa' }).click();
  await page.waitForURL('**/user/*');
  const user_uid = new URL(page.url()).pathname.split('/').at(-1);
  const wrong = await (await api('coach')).post('remove_user', { data: { user_uid, entity } });
  expect(wrong.status()).toBe(403);
  await page.getByRole('button', { name: `Remove from ${CEDAR}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove user' }).click();
  await expect(page.getByText('Removed user successfully')).toBeVisible();
  const session = await (await ines.request.get('/api/user_session')).json();
  expect(session.user.schools).toEqual([]);
  await ines.close();
});
