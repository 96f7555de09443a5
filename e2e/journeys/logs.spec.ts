import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { expect, test } from '../platform/test';

/** The file of what is shown, as lines without the line that names its columns. */
async function downloaded(page: Page): Promise<string[]> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  return text.trim().split('\r\n').slice(1);
}

test('an administrator narrows both logs, shares the address, downloads what is shown and asks for it by mail', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'orgadmin');
  await page.goto('/timelog');
  const table = (name: string) => page.getByRole('table', { name });
  await expect(table('Time Log').getByRole('row', { name: /^Total/ })).toBeVisible();
  // Rows of what was asked before stay until the others are there: those are counted once both filters are answered.
  const narrowed = page.waitForResponse((answer) =>
    /(?=.*query=maya)(?=.*grouping=individual)/.test(answer.url()),
  );
  await page.getByLabel('Grouping').selectOption('individual');
  await page.getByRole('searchbox').fill('maya');
  await narrowed;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(/query=maya/);
  await expect(page).toHaveURL(/grouping=individual/);
  const coach = table('Time Log').getByRole('row', { name: /^Maya Okafor/ });
  await expect(coach.first()).toBeVisible();
  const shown = await coach.count();
  // Whoever gets the address is shown the same.
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('maya');
  await expect(coach).toHaveCount(shown);
  const times = await downloaded(page);
  expect(times).toHaveLength(shown + 1);
  for (const line of times.slice(0, -1)) expect(line).toContain('"Maya Okafor"');
  expect(times.at(-1)).toMatch(/^"Total"/);
  await expectNoFindings(page);

  const report = page.getByRole('switch', { name: 'Monthly report by mail' });
  await expect(report).not.toBeChecked();
  await report.click();
  await expect(page.getByText(/The first one comes when this month is over/)).toBeVisible();

  await coach.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(observation|questions\/answers|rubric\/use)\//);
  await page.goto('/toollog?query=maya');
  const uses = table('Tool Log').getByRole('row', { name: /^Maya Okafor/ });
  await expect(uses.first()).toBeVisible();
  await expect(page.getByLabel('Grouping')).toHaveCount(0);
  await expect(report).toBeChecked();
  expect(await downloaded(page)).toHaveLength((await uses.count()) + 1);
});
