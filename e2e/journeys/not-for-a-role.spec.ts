import { expect, test } from '../platform/test';

/** Which screens are for whom is the manifests', and tools/screens.test.ts tries every role; here one sees what is shown. */
const notFor = {
  coachee: [
    '/config',
    '/config/demo-observation-0-2',
    '/questions/config',
    '/questions/Organization/demo-cedar-grove/demo-cedar-tools/demo-coaching-cycle',
    '/categories/demo-coaching-cycle',
    '/rubric/config/new',
    '/rubric_builder/Organization/demo-cedar-grove/demo-cedar-tools/new',
    '/calibrations',
    '/organization_new',
    '/handle_upload',
    '/undelete',
    '/clients',
    '/tools',
    '/user',
    '/audit',
  ],
  support: [
    '/config',
    '/questions/config',
    '/rubric/config/new',
    '/rubric/growth',
    '/calibrations',
    '/undelete',
  ],
  content: ['/config', '/rubric/config/new', '/rubric/growth', '/organization_new', '/handle_upload'],
  billing: [
    '/config',
    '/questions/config',
    '/rubric/growth',
    '/handle_upload',
    '/undelete',
    '/organization_new',
  ],
};

for (const [account, paths] of Object.entries(notFor))
  test(`what is not for ${account} says so instead of showing a form`, async ({ page, signIn }) => {
    await signIn(page, account);
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
        await expect(page.getByRole('textbox')).toHaveCount(0);
      });
    await page.getByRole('link', { name: 'Go to my start page' }).click();
    await page.waitForURL(/\/(dashboard|user)$/);
  });
