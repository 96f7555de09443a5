import type { Page } from '@playwright/test';
import { codeSentTo } from '../platform/mail';
import { expect, test } from '../platform/test';
import { addItem, fillInAndStart, saved } from '../platform/timeline';

const harbor = 'Harbor Unified';
const coaches = Buffer.from(
  'Last Name,First Name,Email\nRowe,Cora,cora@harbor.test\nDiaz,Dan,dan@harbor.test\n',
);

/** Invites somebody by the dialog behind "Add Users" of the page that is open. */
async function invite(page: Page, role: string, [first, last, email]: [string, string, string]) {
  await page.getByRole('button', { name: 'Add Users' }).click();
  await page.getByRole('menuitem', { name: `Add ${role}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Add ${role}` });
  await dialog.getByLabel('First name').fill(first);
  await dialog.getByLabel('Last name').fill(last);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a district is set up from nothing, a coach works there on her first day, and its administrator leaves it whole', async ({
  page,
  browser,
  machine,
  signIn,
}) => {
  test.slow();
  /** Somebody who was invited, in a browser of their own, by the code of the mail. */
  const arrive = async (email: string) => {
    const context = await browser.newContext({ baseURL: machine.address, serviceWorkers: 'block' });
    const otp = await codeSentTo(page.request, machine.address, email);
    expect((await context.request.post('/api/verify_otp', { data: { email, otp } })).status()).toBe(200);
    const theirs = await context.newPage();
    await theirs.goto('/start');
    await theirs.waitForURL((url) => url.pathname !== '/start');
    return theirs;
  };

  await signIn(page, 'superuser');
  await page.goto('/organization_new');
  await page.getByLabel('Name', { exact: false }).first().fill(harbor);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: harbor })).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await invite(page, 'Organization Admin', ['Ada', 'Moss', 'ada@harbor.test']);

  const admin = await arrive('ada@harbor.test');
  const menu = admin.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Organization' }).click();
  await admin.getByRole('tab', { name: 'Programs' }).click();
  await admin.getByRole('link', { name: 'New Program' }).click();
  await admin.getByLabel('Program name').fill('Early Readers');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Early Readers' })).toBeVisible();
  await admin.getByRole('main').getByRole('link', { name: 'Organization', exact: true }).click();

  await admin.getByRole('tab', { name: 'Users' }).click();
  await admin.getByRole('button', { name: 'Upload Users' }).click();
  await admin.getByRole('menuitem', { name: 'Upload Coach', exact: true }).click();
  const list = { name: 'coaches.csv', mimeType: 'text/csv', buffer: coaches };
  await admin.getByRole('dialog').locator('input[type="file"]').setInputFiles(list);
  await admin.getByRole('button', { name: 'Create Users' }).click();
  await expect(admin.getByRole('link', { name: 'Cora' })).toBeVisible();

  await invite(admin, 'Coachee', ['Tia', 'Lund', 'tia@harbor.test']);

  await admin.getByRole('tab', { name: 'Resources' }).click();
  await admin.getByRole('button', { name: 'Add Resource' }).click();
  const resource = admin.getByRole('dialog', { name: 'Add Resource' });
  await resource.getByLabel('Title').fill('Coaching handbook');
  await resource.getByLabel(/^Drop a file/).setInputFiles({
    name: 'Handbook.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 handbook'),
  });
  await expect(resource.getByRole('button', { name: 'Remove file' })).toBeVisible();
  await resource.getByRole('button', { name: 'Save' }).click();
  await expect(resource).toHaveCount(0);

  await menu.getByRole('link', { name: 'Tool Configuration' }).click();
  await admin.getByRole('button', { name: 'Add Tool', exact: true }).click();
  await admin.getByRole('menuitem', { name: 'Observation' }).click();
  await admin.getByRole('dialog').getByLabel('Name').fill('Lesson visit');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('row').filter({ hasText: 'Lesson visit' })).toContainText(harbor);

  const coach = await arrive('cora@harbor.test');
  await coach.goto('/interactions');
  await coach.getByRole('button', { name: 'New Interaction' }).first().click();
  await coach.getByRole('menuitem', { name: /^Lesson visit/ }).click();
  await coach.waitForURL('**/config?interview_type=*');
  const uid = await fillInAndStart(coach, 'Tia Lund', 'First visit', 'Shared');
  await addItem(coach, 'The warm-up is on the board.');
  await expect(saved(coach)).toBeVisible();

  await admin.goto('/profile');
  await admin.getByRole('button', { name: `Leave ${harbor}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(admin.getByText(`You have left ${harbor}`)).toBeVisible();
  expect((await admin.request.get(`/api/observation/${uid}`)).status()).toBe(404);

  await addItem(coach, 'Everybody has a book open.');
  await expect(saved(coach)).toBeVisible();
  await coach.reload();
  await expect(coach.getByRole('list', { name: 'Script' })).toContainText('Everybody has a book open.');
  await coach.goto('/entity_resources');
  await expect(coach.getByRole('link', { name: 'Download Handbook.pdf' })).toBeVisible();
  await coach.goto('/interactions');
  await expect(coach.getByRole('link', { name: 'First visit' })).toBeVisible();
  await coach.getByRole('button', { name: 'New Interaction' }).first().click();
  await expect(coach.getByRole('menuitem', { name: /^Lesson visit/ })).toBeVisible();

  const coachee = await arrive('tia@harbor.test');
  await coachee.goto(`/observation/${uid}`);
  await expect(coachee.getByRole('list', { name: 'Script' })).toContainText('The warm-up is on the board.');

  await page.reload();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'dan@harbor.test' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'ada@harbor.test' })).toHaveCount(0);
  for (const theirs of [admin, coach, coachee]) await theirs.context().close();
});
