import { expect, test } from '../platform/test';

for (const account of ['coachee', 'support', 'content', 'billing']) {
  for (const path of ['/config', '/config/demo-observation-0-2']) {
    test(`${path} tells ${account} that it is not for their role instead of showing a form`, async ({
      page,
      signIn,
    }) => {
      await signIn(page, account);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('link', { name: 'Go to my start page' }).click();
      await page.waitForURL(/\/(dashboard|user)$/);
    });
  }
}
