import { expectNoFindings } from '../platform/axe';
import { mailsTo } from '../platform/mail';
import { startSingleMachine } from '../platform/single-machine';
import { expect, test } from '../platform/test';

test('the home page has its sections, and the links lead to them', async ({ page }) => {
  await page.goto('/');
  for (const id of ['services', 'tools', 'pricing', 'testimonials', 'about', 'contact'])
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  for (const amount of ['$7', '$60', '$12', '$99'])
    await expect(page.locator('#pricing')).toContainText(amount);
  for (const plan of ['free', 'obs_monthly', 'obs_yearly', 'monthly', 'yearly'])
    await expect(page.locator(`#pricing a[href="/signup?plan=${plan}"]`)).toHaveCount(1);
});

test('the contact form names what is missing, then says thank you in its place', async ({
  page,
  machine,
}) => {
  await page.goto('/#contact');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Please enter your first name.');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Please enter your last name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email.');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill('ada@');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('');
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Please enter your last name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.');
  await page.getByLabel('Last name').fill('Park');
  await page.getByLabel('Email').fill('ada@school.test');
  await page.getByLabel('How can we help?').fill('We are forty teachers.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText("We'll be in touch within 24 hours")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`${machine.address}/dev/mail.json`);
      return ((await answer.json()) as { text: string }[]).map(({ text }) => text).join('\n');
    })
    .toContain('We are forty teachers.');
  expect(await mailsTo(page.request, machine.address, 'ada@school.test')).toEqual([]);
});

test('the carousel goes on by itself every 7 seconds, and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const current = page.locator('[data-slide][data-current]');
  await expect(current).toHaveAttribute('aria-label', '1 of 3');
  await page.clock.fastForward(7000);
  await expect(current).toHaveAttribute('aria-label', '2 of 3');
  await page.getByRole('button', { name: 'Pause the screenshots' }).click();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(30_000);
  await expect(current).toHaveAttribute('aria-label', '2 of 3');
  await page.getByRole('button', { name: 'Screenshot 3' }).click();
  await expect(current).toHaveAttribute('aria-label', '3 of 3');
});

for (const path of ['/', '/pricing', '/resources', '/terms', '/privacy', '/signup', '/request_reset']) {
  test(`${path} has a title and a description, no axe finding, and fits from 360 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page).toHaveTitle(/Sidelight/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w+/);
    await expectNoFindings(page);
    for (const width of [360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('who is signed in finds the way back to their work on a public page, others the way in', async ({
  page,
  signIn,
}) => {
  await page.goto('/resources');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await signIn(page, 'coach');
  await page.goto('/resources');
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('**/dashboard');
});

test('every guide is a PDF that opens', async ({ page, machine }) => {
  await page.goto('/resources');
  const links = page.locator('a[href^="/guides/"]');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    const answer = await page.request.get(`${machine.address}${await link.getAttribute('href')}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 4).toString()).toBe('%PDF');
  }
});

test('the home page shows itself without waiting for script', async ({ browser, machine }) => {
  const context = await browser.newContext({ baseURL: machine.address, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await context.close();
});

test('on a phone the home page shows the product on a phone, on a desk that of a desk', async ({ page }) => {
  const shown = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc.split('/').at(-1));
  await page.goto('/');
  await expect.poll(shown).toMatch(/^timeline-1440\./);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(shown).toMatch(/^timeline-390\./);
});

test('the footer of a short page is at the bottom of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.goto('/pricing');
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect(foot!.y + foot!.height).toBeCloseTo(1600, 0);
});

test('there is no link to a video or calendar that nobody has set', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /introduction|demo/i })).toHaveCount(0);
  expect(await page.content()).not.toContain('{{');
});

test('an operator’s own places are linked to', async ({ page }) => {
  const machine = await startSingleMachine({
    INTRO_VIDEO_URL: 'https://video.school.test/intro',
    DEMO_SCHEDULING_URL: 'https://calendar.school.test/demo',
    SUPPORT_SITE: 'https://help.school.test/',
    SALES_EMAIL: 'sales@school.test',
  });
  await page.goto(machine.address);
  const link = (name: RegExp) => page.getByRole('link', { name });
  await expect(link(/watch the introduction/i)).toHaveAttribute('href', 'https://video.school.test/intro');
  await expect(link(/schedule a demo/i)).toHaveAttribute('href', 'https://calendar.school.test/demo');
  await expect(link(/sales@school.test/)).toHaveAttribute('href', 'mailto:sales@school.test');
  await page.goto(`${machine.address}/request_reset`);
  await expect(page.locator('meta[name=support-site]')).toHaveAttribute(
    'content',
    'https://help.school.test/',
  );
  await machine.remove();
});
