import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';

test('growth of a coachee, of her coach’s view, of a group, and of too few', async ({
  browser,
  machine,
  signInAndLand,
}) => {
  test.slow();
  const as = async (account: string, width = 1280) => {
    const context = await browser.newContext({
      baseURL: machine.address,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await signInAndLand(page, account);
    return page;
  };

  await test.step('a coachee sees her own, on a phone in every view, and nobody else’s', async () => {
    const page = await as('coachee', 390);
    await page.goto('/rubric/growth');
    await expect(page.getByText(/^You were scored \d times by /)).toBeVisible();
    for (const view of ['Steps', 'Heat map', 'Table']) {
      await page.getByRole('tab', { name: view }).click();
      await expect(page.getByRole('tab', { name: view })).toHaveAttribute('aria-selected', 'true');
      await expectNoFindings(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, view).toBeLessThanOrEqual(0);
    }
    await page.goto(page.url().replace('demo-coachee', 'demo-amara'));
    await expect(page.getByText('There are no scores by this rubric that you can see.')).toBeVisible();
    await page.goto(page.url().replace('coachee=demo-amara', 'organization=demo-cedar-grove'));
    await expect(page.getByText('Growth of a group is for those who administer it.')).toBeVisible();
    await page.context().close();
  });

  await test.step('her coach comes from a rubric, and picks another coachee', async () => {
    const page = await as('coach');
    await page.goto('/rubric/use/demo-rubric-daniel-0');
    await page.getByRole('link', { name: 'Growth over time' }).click();
    await expect(page.getByText(/^Daniel Reyes was scored \d times by /)).toBeVisible();
    await page.getByRole('button', { name: 'Clear the choice' }).click();
    await page.getByLabel('Coachee').click();
    await page.keyboard.type('Amara');
    await page.getByRole('option', { name: /^Amara/ }).click();
    await expect(page.getByText(/^Amara .+ was scored \d times by /)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Amara .+ was scored \d times by /)).toBeVisible();
    await expectNoFindings(page);
    await page.context().close();
  });

  await test.step('an administrator sees the organisation as a group', async () => {
    const page = await as('orgadmin');
    await page.goto('/rubric/growth?view=table');
    await expect(page.getByText(/^5 people of Cedar Grove School District were scored by /)).toBeVisible();
    await expect(page.getByText('n = 5').first()).toBeVisible();
    await expect(page.getByText(/Daniel|Amara|Lucas/)).toHaveCount(0);
    await expectNoFindings(page);
    await page.getByLabel('Growth of').selectOption({ label: 'Secondary Mathematics' });
    await expect(
      page.getByText(/^Fewer than five people of Secondary Mathematics, or outside of it, were scored/),
    ).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.context().close();
  });

  await test.step('a program is a group to its administrator, and who administers elsewhere sees none', async () => {
    const page = await as('progadmin');
    await page.goto('/rubric/growth');
    await expect(page.getByText(/^5 people of Elementary Literacy were scored by /)).toBeVisible();
    const address = page.url().replace(/program=[^&]+/, 'organization=demo-cedar-grove');
    await page.context().close();
    const stranger = await as('orgadmin2');
    await stranger.goto(address);
    await expect(stranger.getByText('There is no such group that you can see')).toBeVisible();
    await stranger.context().close();
  });
});
