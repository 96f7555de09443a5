import { expectNoFindings } from '../platform/axe';
import { mailSaying } from '../platform/mail';
import { expect, test } from '../platform/test';

test('an Organization Admin adds a resource with a file, and the people of the organization find and download it', async ({
  page,
  signIn,
  signInAndLand,
  browser,
  baseURL,
}) => {
  await signInAndLand(page, 'orgadmin');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Cedar Grove Resources' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Organization' }).click();
  await page.getByRole('tab', { name: 'Resources' }).click();
  await page.getByRole('button', { name: 'Add Resource' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Resource' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Field is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Coaching handbook');
  await dialog.getByLabel('Description').fill('How we work together');
  await dialog.getByLabel(/^Drop a file/).setInputFiles({
    name: 'Handbook.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 handbook'),
  });
  await expect(dialog.getByText('Handbook.pdf').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove file' })).toBeVisible();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Resources' })).toContainText('How we work together');
  await expect(menu.getByRole('link', { name: 'Cedar Grove Resources' })).toBeVisible();

  await page.getByRole('button', { name: 'Email Coaching handbook' }).click();
  const mailing = page.getByRole('dialog', { name: 'Email Coaching handbook' });
  await mailing.getByLabel('To').fill('handbook@mail.test');
  await mailing.getByLabel('Message').fill('Page two is about you.');
  await expectNoFindings(page);
  await mailing.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Coaching handbook was sent')).toBeVisible();
  await expect(mailing).toHaveCount(0);
  await mailSaying(page.request, baseURL!, 'handbook@mail.test', 'Page two is about you.');

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await signIn(phone, 'coachee');
  await phone.goto('/entity_resources');
  await expect(phone.getByRole('heading', { level: 1, name: 'Cedar Grove Resources' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /Edit|Add|Email/ })).toHaveCount(0);
  const download = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Download Handbook.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Handbook.pdf');
  await expectNoFindings(phone);
  await context.close();
});
