import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoFindingsAsShown } from '../platform/axe';
import { pressOn, tabTo } from '../platform/keyboard';
import { expect, test } from '../platform/test';
import { heldScreens, hold } from '../platform/touch';

const saved = (page: Page) => page.getByText('Updated tool config successfully');
const table = (page: Page) => page.getByRole('table', { name: 'Tools', exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
/** Names of the tools from top to bottom, as a table or as cards. */
const order = (page: Page) =>
  page
    .getByRole('button', { name: /^Move / })
    .evaluateAll((handles) => handles.map((grip) => grip.getAttribute('aria-label')!.slice('Move '.length)));
const inCedar = '/tools?config_entity=Organization&config_uid=demo-cedar-grove';
const cedarTools = [
  'Classroom Observation',
  'Reflective Conversation',
  'Teaching Practices Rubric',
  'Literacy Walkthrough',
  'Coaching Cycle Conversation',
  'Coaching Check-in',
  'Framework for Teaching Practice',
  'Discussion Snapshot',
];

async function choose(page: Page, tool: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${tool}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a Superuser makes a tool set, adds a tool to it, and copies the tool to an organization', async ({
  page,
  signInAndLand,
}) => {
  await signInAndLand(page, 'superuser');
  await page.getByRole('link', { name: 'Tool Configuration' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tool Configuration' })).toBeVisible();
  const set = page.getByLabel('Tool Set', { exact: true });
  await expect(set.locator('option:checked')).toHaveText('Core tools');
  expect((await set.boundingBox())?.width).toBe(250);

  await page.getByRole('button', { name: 'Add Tool Set' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Science tools');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(set.locator('option:checked')).toHaveText('Science tools');
  await expect(page).toHaveURL(/config_entity=System&config_uid=system&toolset_uid=/);
  await expect(page.getByText('The tools of this set will be here')).toBeVisible();

  await page.getByRole('button', { name: 'Add Tool', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Observation' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Lab visit');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Lab visit')).toContainText('System');
  await page.reload();
  await expect(row(page, 'Lab visit')).toBeVisible();

  await choose(page, 'Lab visit', 'Copy Tool');
  const dialog = page.getByRole('dialog', { name: 'Copy Lab visit' });
  await dialog.getByLabel('Target tool set').selectOption('Cedar Grove tools');
  await dialog.getByRole('button', { name: 'Copy Tool' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Find an organization or coach' }).fill('Cedar Grove');
  await page.getByRole('option', { name: 'Cedar Grove School District', exact: true }).click();
  await expect(row(page, 'Lab visit')).toContainText('Cedar Grove School District');
  await choose(page, 'Lab visit', 'Manage Tool');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to delete Lab visit?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(row(page, 'Lab visit')).toHaveCount(0);
});

test('an administrator puts tools in order by keyboard alone, with every step said, and it stays', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'orgadmin');
  await page.goto('/tools');
  await expect(table(page)).toBeVisible();
  // Other journeys add tools of their own, below these.
  const before = await order(page);
  expect(before.slice(0, cedarTools.length)).toEqual(cedarTools);
  const isSaid = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();

  await tabTo(page, handle(page, 'Literacy Walkthrough'));
  await page.keyboard.press('Space');
  await isSaid(`Picked up Literacy Walkthrough, position 4 of ${before.length}.`);
  await page.keyboard.press('ArrowUp');
  await isSaid(`Literacy Walkthrough is now at position 3 of ${before.length}.`);
  await page.keyboard.press('ArrowUp');
  await isSaid(`Literacy Walkthrough is now at position 2 of ${before.length}.`);
  await page.keyboard.press('Space');
  await isSaid(`Literacy Walkthrough was put down at position 2 of ${before.length}.`);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(table(page)).toBeVisible();
  const moved = [before[0], before[3], before[1], before[2], ...before.slice(4)];
  expect(await order(page)).toEqual(moved);

  await pressOn(page, page.getByRole('button', { name: 'Actions for Literacy Walkthrough' }));
  await page.getByRole('menuitem', { name: 'Move down' }).press('Enter');
  await isSaid(`Literacy Walkthrough was moved to position 3 of ${before.length}.`);

  // Quicker than the rows are measured, and than anything is drawn.
  await handle(page, 'Literacy Walkthrough').focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) void page.keyboard.press(key);
  await isSaid(`Literacy Walkthrough was put down at position 1 of ${before.length}.`);

  await page.getByRole('button', { name: /^Tool Name/ }).press('Enter');
  await expect(handle(page, 'Literacy Walkthrough')).toHaveAttribute('aria-disabled', 'true');
});

test('a coach puts tools in order by mouse, and by finger on a phone', async ({
  page,
  signIn,
  browser,
  machine,
  api,
}) => {
  await signIn(page, 'solo');
  await page.goto('/tools');
  await expect(table(page)).toBeVisible();
  const [first, second, ...others] = await order(page);
  await handle(page, second!).dragTo(handle(page, first!), { steps: 12 });
  await expect(saved(page)).toBeVisible();
  expect(await order(page)).toEqual([second, first, ...others]);

  const phone = await hold(browser, machine.address, await api('solo'), heldScreens[1]);
  await phone.page.goto('/tools');
  await expect(handle(phone.page, second!)).toBeVisible();
  expect(await order(phone.page)).toEqual([second, first, ...others]);
  await phone.drag(handle(phone.page, first!), handle(phone.page, second!));
  await expect(saved(phone.page)).toBeVisible();
  expect(await order(phone.page)).toEqual([first, second, ...others]);
  await phone.context.close();
});

test('two administrators who put tools in order at once both have their way', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(page, 'orgadmin2');
  await page.goto('/tools');
  await expect(table(page)).toBeVisible();
  const other = await api('orgadmin2');
  const { configs } = await (await other.get('tool_configs?org_uid=demo-lakeside')).json();
  const [{ uid, revision, config_entity, config_uid, tools }] = configs;
  const tool_config = { uid, revision, config_entity, config_uid };
  const added = { name: 'Hallway walk', tool_type: 'Observation' };
  const answer = await other.post('tool_config', {
    data: { tool_config: { ...tool_config, tools: [...tools, added] } },
  });
  expect(answer.status()).toBe(200);

  await choose(page, 'Seminar Observation', 'Move to the top');
  await expect(handle(page, 'Hallway walk')).toBeVisible();
  await expect
    .poll(() => order(page))
    .toEqual(['Seminar Observation', ...cedarTools.slice(0, 3), 'Hallway walk']);
});

test('a tool of the platform is hidden, and shown again from among the hidden ones', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'orgadmin');
  await page.goto('/tools');
  await choose(page, 'Classroom Observation', 'Manage Tool');
  const dialog = page.getByRole('dialog', { name: 'Manage Classroom Observation' });
  await expect(dialog.getByLabel('Name')).toHaveAttribute('readonly');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure you want to hide Classroom Observation?' })
    .getByRole('button', { name: 'Hide' })
    .click();
  await expect(row(page, 'Classroom Observation')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show Hidden Tools' }).click();
  await expect(page.getByRole('table', { name: 'Hidden tools' })).toBeVisible();
  await expectNoFindings(page);
  await choose(page, 'Classroom Observation', 'Unhide Tool');
  await expect(page.getByLabel('Show Hidden Tools')).toHaveCount(0);
  await expect(handle(page, 'Classroom Observation')).toBeVisible();
});

test('a Superuser is asked before a set uses another one, and it stays when they think again', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'superuser');
  // Nobody has made interactions with a set of hers.
  await page.goto('/tools?config_entity=User&config_uid=demo-coach');
  const uses = page.getByLabel('Uses Tool Set', { exact: true });
  await expect(uses).toBeEnabled();
  const before = await uses.inputValue();
  await uses.selectOption('None');
  const dialog = page.getByRole('dialog', { name: 'Confirm Uses Change' });
  await expect(dialog).toContainText('All customizations to the current toolset will be lost.');
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(uses).toHaveValue(before);
});

test('a coach without an organization has a set of their own, and begins with what they add', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'solo');
  await page.goto('/tools');
  await expect(page.getByText('My tools')).toBeVisible();
  await expect(page.getByLabel('Uses Tool Set')).toBeDisabled();
  await expect(page.getByText('Fixed: interactions were made with this tool set.')).toBeVisible();
  await page.getByRole('button', { name: 'Add Tool', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Observation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add Tool' }).click();
  await expect(page.getByText('Field is required')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Name').fill('Rehearsal');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Interactions' }).click();
  await page.getByRole('button', { name: 'New Interaction' }).click();
  await expect(page.getByRole('menuitem', { name: /Rehearsal/ })).toBeVisible();
});

test('a coach sees what is on offer and changes nothing; others have no such page', async ({
  page,
  signIn,
  api,
}) => {
  await signIn(page, 'coach');
  await page.goto('/tools');
  await expect(page.getByText('These are the tools on offer.')).toBeVisible();
  await expect(row(page, 'Literacy Walkthrough')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add Tool|Move )/ })).toHaveCount(0);
  const tool_config = {
    uid: 'demo-cedar-tools',
    config_entity: 'Organization',
    config_uid: 'demo-cedar-grove',
    tools: [],
  };
  const coach = await api('coach');
  expect((await coach.post('tool_config', { data: { tool_config } })).status()).toBe(403);
  await page.goto('/tools?config_entity=Organization&config_uid=demo-lakeside');
  await expect(page.getByText('These tool sets are not there, or not for you to see.')).toBeVisible();

  for (const account of ['coachee', 'support']) {
    await page.context().clearCookies();
    await signIn(page, account);
    await page.goto('/tools');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not for your role');
    await expect(page.getByRole('link', { name: 'Tool Configuration' })).toHaveCount(0);
  }
});

test('the tools have no faults to be found, on a desk and on a small phone', async ({ page, signIn }) => {
  await signIn(page, 'superuser');
  await page.goto(inCedar);
  await expect(table(page)).toBeVisible();
  await expectNoFindings(page);
  await choose(page, 'Literacy Walkthrough', 'Manage Tool');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await choose(page, 'Literacy Walkthrough', 'Copy Tool');
  await expect(page.getByRole('dialog').getByLabel('Target tool set')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Tool Set' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Tool', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Conversation' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
  await expectNoFindings(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole('list', { name: 'Tools', exact: true })).toBeVisible();
  await expectNoFindingsAsShown(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});
