import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { codeSentTo, mailsTo } from '../platform/mail';
import { expect, password, test } from '../platform/test';

const phone = { width: 390, height: 844 };

/** From the first step to the question whether to join. */
async function comeWithCourse(page: Page, address: string, email: string): Promise<void> {
  await page.goto('/signup?plan=free');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Course code').fill('cedar-reads');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  const code = await codeSentTo(page.request, address, email);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your course' })).toBeVisible();
  await expect(page.getByText(/Join Elementary Literacy at Cedar Grove School District/)).toBeVisible();
}

const noLicense = /You have no license yet/;

test.describe('on a phone, by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('who brings a course code says who they are and lands on the dashboard; an administrator finds them by name', async ({
    page,
    api,
    machine,
  }) => {
    const email = 'teacher@school.test';
    await comeWithCourse(page, machine.address, email);
    const [mail] = await mailsTo(page.request, machine.address, email);
    expect(mail!.text).toContain('Elementary Literacy at Cedar Grove School District');
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Join' }).tap();
    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
    const names = async () => {
      const { users } = await (await (await api('progadmin')).get('users?rowsPerPage=0')).json();
      return (users as { email: string; username: string }[]).find((each) => each.email === email)?.username;
    };
    expect(await names()).toBe(email);

    await page.getByRole('button', { name: 'Finish' }).tap();
    await expect(page.getByText('Please enter your first name.')).toBeVisible();
    await page.getByLabel('First name').fill('Tess');
    await page.getByLabel('Last name').fill('Teacher');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Finish' }).tap();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tess');
    await expect.poll(names).toBe('Tess Teacher');
    await page.goto('/payment');
    await expect(
      page.getByText(/As a member of Cedar Grove School District you need no license/),
    ).toBeVisible();
    await expect(page.getByText(noLicense)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

test('the page that a phone put away meanwhile comes back where it was', async ({ page, machine }) => {
  const email = 'reloads@school.test';
  await page.goto('/signup?plan=free');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Course code').fill('CEDAR-READS');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
  await page.reload();
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page.request, machine.address, email));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/Join Elementary Literacy/)).toBeVisible();
});

test('who does not want the course goes on without it, and joins later from the profile, by keyboard', async ({
  page,
  machine,
}) => {
  await comeWithCourse(page, machine.address, 'later@school.test');
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByLabel('First name').fill('Lars');
  await page.getByLabel('Last name').fill('Later');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.waitForURL('**/payment?product=free');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Use a course code' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Course code' });
  await expect(dialog.getByLabel('Course code')).toBeFocused();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('We do not know this course code.')).toBeVisible();
  await dialog.getByLabel('Course code').fill('CEDAR-READS');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Join Elementary Literacy at Cedar Grove/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Join' }).press('Enter');
  await expect(page.getByText('You have joined Elementary Literacy')).toBeVisible();
  await expect(page.getByRole('main').getByText('Elementary Literacy')).toBeVisible();
});

test('a code that a stranger asked for with a course leads into no course', async ({ page, machine }) => {
  const email = 'coach2@demo.test';
  await page.request.post(`${machine.address}/api/login_check`, {
    data: { email, course_code: 'CEDAR-READS' },
  });
  await page.context().clearCookies();
  await page.goto(
    `/signup?plan=free&email=${email}&verify=${await codeSentTo(page.request, machine.address, email)}`,
  );
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('Lakeside Academy')).toBeVisible();
  await expect(page.getByRole('main').getByText('Elementary Literacy')).toHaveCount(0);
});
