import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';

test('a Superuser makes an organization with a program, deletes both, and has them back', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'superuser');
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await menu.getByRole('link', { name: 'Organizations' }).click();
  await page.getByRole('link', { name: 'New Organization' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Field is required')).toBeVisible();
  await page.getByLabel('Name', { exact: false }).first().fill('Harbor Schools');
  await page.getByLabel('Email domain').fill('gmail.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/Anybody can have an address of this domain/)).toBeVisible();
  await page.getByLabel('Email domain').fill('harbor.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor Schools' })).toBeVisible();

  await page.getByRole('tab', { name: 'Programs' }).click();
  await page.getByRole('link', { name: 'New Program' }).click();
  await page.getByLabel('Program name').fill('Early Readers');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Early Readers' })).toBeVisible();
  await page.getByRole('link', { name: 'Organization', exact: true }).click();

  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Harbor Schools?' });
  await expect(dialog).toContainText('campuses, programs and courses are deleted along');
  await dialog.getByRole('button', { name: 'Delete organization' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Harbor Schools' });
  await expect(page.getByRole('row').filter({ hasText: 'Lakeside Academy' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByRole('link', { name: 'Harbor Schools' }).click();
  await page.getByRole('tab', { name: 'Programs' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Early Readers' })).toBeVisible();
});

test('an Organization Admin comes to the own organization and says its region, on a phone', async ({
  page,
  signInAndLand,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAndLand(page, 'orgadmin');
  await page.getByRole('navigation').getByRole('link', { name: 'Org', exact: true }).click();
  await expect(page).toHaveURL(/\/organization\/demo-cedar-grove$/);
  await expect(page.getByLabel('Subdomain')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByLabel('Region').fill('North coast');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Organization Cedar Grove School District updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Region')).toHaveValue('North coast');
  await expectNoFindings(page);
});
