import { readFileSync } from 'node:fs';
import { expectNoFindings } from '../platform/axe';
import { openPhone } from '../platform/phone';
import { expect, test } from '../platform/test';

const lakeside = '/organization/demo-lakeside#users';

/** A list as a school office keeps it: a title above the heads, letters of Windows, and mistakes. */
const list = Buffer.from(
  [
    'Staff of the summer term;;;',
    'Surname, Given name;E-Mail;Room;',
    'Núñez, Ana;ana.nunez@upload.test;12;',
    'Bjørnson, Kåre;kare;14;',
    'Reyes, Daniel;ANA.NUNEZ@upload.test;15;',
    ';;;',
  ].join('\r\n'),
  'latin1',
);
const people = { name: 'people.csv', mimeType: 'text/csv', buffer: list };

test('an administrator uploads a list, mends it in place and finds its people in the organization', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'orgadmin2');
  await page.goto(lakeside);
  await page.getByRole('button', { name: 'Upload Users' }).click();
  await page.getByRole('menuitem', { name: 'Upload Coach', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload Coach' });
  const template = dialog.getByRole('link', { name: 'Download a template' });
  expect(await (await page.request.get((await template.getAttribute('href'))!)).text()).toContain(
    'Last Name,First Name,Email',
  );
  await dialog.locator('input[type="file"]').setInputFiles(people);
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Coach' })).toBeVisible();
  await expect(page).toHaveURL(/entity_type=organization&entity_uid=demo-lakeside/);

  const row = (number: number) => page.getByRole('row').filter({ hasText: new RegExp(`^${number}`) });
  await expect(row(1)).toContainText('Is invited');
  await expect(page.getByLabel('Last Name, First Name of row 1')).toHaveValue('Núñez, Ana');
  await expect(row(3)).toContainText('Left out: the same as row 1');
  const create = page.getByRole('button', { name: 'Create Users' });
  await expect(create).toBeDisabled();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Show what is to be mended' }).click();
  await expect(row(1)).toHaveCount(0);
  await page.getByLabel('Email of row 2').fill('kare.bjornson@upload.test');
  await expect(row(2)).toContainText('Is invited');
  // What was mended outlives the page.
  await page.reload();
  await expect(page.getByLabel('Email of row 2')).toHaveValue('kare.bjornson@upload.test');
  await expect(create).toBeEnabled();
  await create.click();
  await expect(page).toHaveURL(/\/organization\/demo-lakeside#users$/);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the result' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('upload-result.csv');
  expect(
    readFileSync(await saved.path(), 'utf8')
      .split('\r\n')
      .slice(1),
  ).toEqual([
    '"1","Núñez","Ana","ana.nunez@upload.test","","","Invited"',
    '"2","Bjørnson","Kåre","kare.bjornson@upload.test","","","Invited"',
    '"3","Reyes","Daniel","ana.nunez@upload.test","","","Left out: the same as row 1"',
    '',
  ]);
  await expect(page.getByRole('link', { name: 'Kåre' })).toBeVisible();
  await expect(page.getByText('Núñez', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Upload Users' }).click();
  await page.getByRole('menuitem', { name: 'Upload Coach', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Last imports' }).click();
  await page.getByRole('button', { name: /^Take back people\.csv/ }).click();
  await expectNoFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Everybody was taken back.')).toBeVisible();
  await page.goto(lakeside);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kåre' })).toHaveCount(0);
});

test('by finger on a phone a coach uploads a list without heads, says what its columns hold and deletes a row', async ({
  browser,
  baseURL,
  signIn,
}) => {
  const { phone, context } = await openPhone(browser, baseURL);
  await signIn(phone, 'solo');
  await phone.goto('/clients');
  await phone.getByRole('button', { name: 'Add Users' }).tap();
  await phone.getByRole('menuitem', { name: 'Upload Coachee' }).tap();
  const buffer = Buffer.from('Ines Sosa\tines.sosa@upload.test\nOmar Haddad\tomar.haddad@upload.test\n');
  await phone
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({ ...people, buffer });
  await phone.getByLabel('Column 1', { exact: true }).selectOption('First Name Last Name');
  await phone.getByLabel('Column 2', { exact: true }).selectOption('Email');
  const cards = phone.getByRole('list', { name: 'People' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Is invited');
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectNoFindings(phone);
  await phone.getByRole('button', { name: 'Delete row 2' }).tap();
  await expect(cards).toHaveCount(1);
  await phone.getByRole('button', { name: 'Create Users' }).tap();
  await expect(phone).toHaveURL(/\/clients\/demo-solo$/);
  await expect(phone.getByRole('list', { name: 'Coachees' }).getByText('Ines Sosa')).toBeVisible();
  await context.close();
});

test('nobody reads what somebody else uploaded, and who may not invite is told nothing', async ({ api }) => {
  const admin = await api('orgadmin2');
  const promised = await admin.post('get_upload_url', {
    data: { file_name: 'people.csv', file_type: 'text/csv' },
  });
  const { url, download_url } = await promised.json();
  const put = await admin.put(url, { data: list, headers: { 'x-amz-acl': 'public-read' } });
  expect(put.status()).toBe(200);
  const read = `handle_user_data?url=${encodeURIComponent(download_url)}`;
  expect((await (await admin.get(read)).json()).rows[1]).toEqual(['Surname, Given name', 'E-Mail', 'Room']);
  const data = {
    users: [{ email: 'coachee2@demo.test' }],
    role: 'Coach',
    entity: { entity_type: 'organization', uid: 'demo-lakeside' },
  };
  for (const stranger of ['orgadmin', 'solo', 'coachee2', 'coach2'] as const) {
    const other = await api(stranger);
    expect((await other.get(read)).status()).toBe(404);
    expect([403, 404]).toContain((await other.post('preview_invite_users', { data })).status());
    const rows = [{ number: 1, first_name: 'A', last_name: 'B', email: 'coachee2@demo.test' }];
    const { users: _, ...place } = data;
    const looked = await other.post('preview_import', { data: { ...place, uid: 'a-list', rows } });
    expect([403, 404]).toContain(looked.status());
  }
  expect((await (await api(null)).get(read)).status()).toBe(401);
});
