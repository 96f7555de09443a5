import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectNoFindings } from '../platform/axe';
import { addToolOf, makeLargeRubric, makeRubric } from '../platform/rubric';
import { smallTargets } from '../platform/targets';
import { test } from '../platform/test';
import { saved } from '../platform/timeline';
import { heldScreens, hold } from '../platform/touch';

const inCedar = '/tools?config_entity=Organization&config_uid=demo-cedar-grove';
const INCOMPLETE = 'Rubric must have a name, row name, At least 1 column and 1 Category before Saving';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Writes in a cell, which is a field of the browser's from when it is pointed at. */
async function write(page: Page, name: string, text: string) {
  await field(page, name).click();
  await field(page, name).fill(text);
}

const expectText = (page: Page, name: string, text: string) =>
  expect
    .poll(() => field(page, name).evaluate((cell) => (cell as { value?: string }).value ?? cell.textContent))
    .toBe(text);

interface Grid {
  name: string;
  columns: { name: string }[];
  categories: { name: string; rows: { name: string; cols: string[] }[] }[];
}

/** What the server has, line by line. */
async function onServer(api: APIRequestContext, uid: string): Promise<string[]> {
  const { rubric } = (await (await api.get(`rubric/${uid}`)).json()) as { rubric: Grid };
  return rubric.categories.flatMap(({ name, rows }) => [
    name,
    ...rows.map((row) => [row.name, ...row.cols].join(' | ')),
  ]);
}

async function choose(page: Page, of: string, entry: string) {
  await page.getByRole('button', { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Pastes what a spreadsheet would have copied into the field that has the focus. */
const paste = (page: Page, plain: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, plain);

test('a rubric is begun, kept over a reload, saved once it is whole, pasted into, undone and deleted', async ({
  page,
  signIn,
  api,
}) => {
  test.slow();
  const orgadmin = await api('orgadmin');
  await signIn(page, 'orgadmin');
  await page.goto(inCedar);
  await page.getByRole('button', { name: 'Add Tool', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rubric' }).click();
  await page.waitForURL('**/rubric_builder/**/new');

  await test.step('what is typed before it can be saved survives a reload', async () => {
    await expect(page.getByText(INCOMPLETE)).toBeVisible();
    await page.getByLabel('Rubric Name').fill('Talk moves');
    await write(page, 'Column Name', 'Move');
    await page.reload();
    await expect(page.getByLabel('Rubric Name')).toHaveValue('Talk moves');
    await expectText(page, 'Column Name', 'Move');
  });

  await test.step('one that was left is gone on with, when the next one is begun', async () => {
    const address = page.url();
    await page.goto('/dashboard');
    await page.goto(address);
    await expect(page.getByLabel('Rubric Name')).toHaveValue('');
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(page.getByLabel('Rubric Name')).toHaveValue('Talk moves');
    await expectText(page, 'Column Name', 'Move');
  });

  await test.step('it is saved once it is whole, and has an address of its own', async () => {
    await page.getByRole('button', { name: 'Add Column' }).click();
    await page.keyboard.type('Seldom');
    await page.getByRole('button', { name: 'Add Column' }).click();
    await page.keyboard.type('Often');
    await page.getByRole('button', { name: 'Add Category' }).click();
    await page.keyboard.type('Questions');
    await expect(page.getByText(INCOMPLETE)).toBeHidden();
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    await expect(saved(page)).toBeVisible();
    await expectNoFindings(page);
  });
  const uid = new URL(page.url()).pathname.split('/').at(-1)!;

  await test.step('a table from a spreadsheet lands in the cells', async () => {
    await field(page, 'Row without a name Move').focus();
    await paste(page, 'Asks why\tno\tyes\nWaits\tone second\tfive seconds\n');
    await expectText(page, 'Waits Often', 'five seconds');
    await expect
      .poll(() => onServer(orgadmin, uid))
      .toEqual(['Questions', 'Asks why | no | yes', 'Waits | one second | five seconds']);
  });

  await test.step('a column moves by keyboard, announced, with its texts', async () => {
    await page.getByRole('button', { name: 'Move Often', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByRole('status').filter({ hasText: 'Picked up Often, position 2 of 2.' }),
    ).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(
      page.getByRole('status').filter({ hasText: 'Often is now at position 1 of 2.' }),
    ).toBeAttached();
    await page.keyboard.press('Space');
    await expect
      .poll(() => onServer(orgadmin, uid))
      .toEqual(['Questions', 'Asks why | yes | no', 'Waits | five seconds | one second']);
  });

  await test.step('all of it is undone step by step', async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => onServer(orgadmin, uid)).toEqual(['Questions', ' |  | ']);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => onServer(orgadmin, uid)).toContain('Asks why | no | yes');
  });

  await test.step('its tool is called as it is, and goes with it', async () => {
    await page.getByLabel('Rubric Name').fill('Talk moves that work');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Tool Configuration' }).click();
    await page.getByRole('link', { name: 'Talk moves that work' }).first().click();
    await page.getByRole('button', { name: 'Delete Rubric' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Rubric deleted successfully')).toBeVisible();
    // Undo stays for as long as somebody reaches for it, however slowly the tools come.
    await page.getByText('Rubric deleted successfully').hover();
    await page.waitForURL('**/tools?**');
    await expect(page.getByRole('link', { name: 'Talk moves that work' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Talk moves that work' }).first()).toBeVisible();
  });
});

test('a cell is written in where it is clicked, and stands as it stood before and after', async ({
  page,
  signIn,
  api,
}) => {
  const orgadmin = await api('orgadmin');
  const uid = await makeToolOf(orgadmin);
  await signIn(page, 'orgadmin');
  await page.goto(`/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
  const cell = field(page, 'Asks for reasons Emerging');
  await cell.waitFor();
  const rows = () =>
    page
      .getByRole('group')
      .evaluateAll((all) => all.map((row) => JSON.stringify(row.getBoundingClientRect())));
  const atRest = await rows();
  const kind = () => cell.evaluate(({ tagName }) => tagName);
  expect(await kind()).toBe('DIV');
  const box = (await cell.boundingBox())!;

  await test.step('a click puts the caret between the letters that are clicked', async () => {
    await page.mouse.move(box.x + 9, box.y + 14);
    await expect.poll(kind).toBe('TEXTAREA');
    expect(await rows()).toEqual(atRest);
    await page.mouse.down();
    await page.mouse.up();
    expect(await rows()).toEqual(atRest);
    await page.keyboard.type('Hardly: ');
    await expectText(page, 'Asks for reasons Emerging', 'Hardly: Asks for reasons: emerging');
  });

  await test.step('what is dragged over is chosen, in one go', async () => {
    await page.mouse.move(0, 0);
    await field(page, 'Asks for reasons Developing').focus();
    await expect.poll(kind).toBe('DIV');
    await page.mouse.move(box.x + 9, box.y + 14);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width, box.y + box.height + 30, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.type('Seldom');
    await expectText(page, 'Asks for reasons Emerging', 'Seldom');
  });

  await test.step('Tab goes from cell to cell, both ways, and what is typed is undone at once', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '1 next step' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field(page, 'Asks for reasons Developing')).toBeFocused();
    await page.keyboard.type('x');
    await page.keyboard.press('ControlOrMeta+z');
    await expectText(page, 'Asks for reasons Developing', 'Asks for reasons: developing');
    // Also before the letter could be drawn, as on a slow machine.
    await page.evaluate(() => {
      document.execCommand('insertText', false, 'y');
      const undo = { key: 'z', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', undo));
    });
    await expectText(page, 'Asks for reasons Developing', 'Asks for reasons: developing');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(cell).toBeFocused();
    await page.keyboard.insertText(', or never');
    await expect
      .poll(async () => (await onServer(orgadmin, uid)).join())
      .toContain('| Seldom, or never | Asks for reasons: developing');
  });
  await expectNoFindings(page);
});

test('two devices change one rubric cell by cell', async ({ browser, page, signIn, api, machine }) => {
  const orgadmin = await api('orgadmin');
  const uid = await makeToolOf(orgadmin);
  const other = await (await browser.newContext({ baseURL: machine.address })).newPage();
  for (const each of [page, other]) {
    await signIn(each, 'orgadmin');
    await each.goto(`/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
  }
  await write(page, 'Asks for reasons Emerging', 'mine');
  await choose(other, 'Established', 'Move to the front');
  await write(other, 'Asks for reasons Developing', 'theirs');
  await expect
    .poll(() => onServer(orgadmin, uid))
    .toContain('Asks for reasons | Asks for reasons: established | mine | theirs');
});

/** Middle of the handle that moves a part, in the window. */
async function handleOf(page: Page, name: string) {
  const box = (await page.getByRole('button', { name: `Move ${name}`, exact: true }).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** Drags by the mouse from the handle of one part to that of another, and fails unless it is said where it was put down. */
async function drag(page: Page, part: string, onto: string, said: string) {
  const [from, to] = [await handleOf(page, part), await handleOf(page, onto)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 10 });
  await page.mouse.up();
  await expect(
    page.getByRole('status').filter({ hasText: `${part} was put down at ${said}.` }),
  ).toBeAttached();
}

test('a row, a column and a category are dragged by mouse, and a row by finger', async ({
  browser,
  page,
  signIn,
  api,
  machine,
}) => {
  const orgadmin = await api('orgadmin');
  const uid = await makeToolOf(orgadmin);
  const address = `/rubric_builder/Organization/demo-cedar-grove/default/${uid}`;
  const linesOf = (name: string, ...levels: string[]) =>
    [name, ...levels.map((level) => `${name}: ${level}`)].join(' | ');
  const [asks, waits, shares] = ['Asks for reasons', 'Waits for answers', 'Shares the goal'].map((name) =>
    linesOf(name, 'established', 'emerging', 'developing'),
  );
  await signIn(page, 'orgadmin');
  await page.goto(address);
  await field(page, 'Asks for reasons Emerging').waitFor();

  await drag(page, 'Established', 'Emerging', 'position 1 of 3');
  await expect.poll(() => onServer(orgadmin, uid)).toEqual(['Talk', asks, waits, 'Task', shares]);
  await drag(page, 'Asks for reasons', 'Waits for answers', 'position 3 of 5');
  await expect.poll(() => onServer(orgadmin, uid)).toEqual(['Talk', waits, asks, 'Task', shares]);
  await drag(page, 'Task', 'Talk', 'position 1 of 2');
  await expect.poll(() => onServer(orgadmin, uid)).toEqual(['Task', shares, 'Talk', waits, asks]);
  // Under the head of another category it is one of its rows.
  await drag(page, 'Waits for answers', 'Shares the goal', 'position 2 of 5');
  await expect.poll(() => onServer(orgadmin, uid)).toEqual(['Task', waits, shares, 'Talk', asks]);
  await expect(page.getByRole('button', { name: 'Move Waits for answers', exact: true })).toBeFocused();

  // Near the end of what is in sight the page scrolls; Escape leaves what is held where it was.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const row = await handleOf(page, 'Waits for answers');
  await page.mouse.move(...row);
  await page.mouse.down();
  await page.mouse.move(row[0], 470, { steps: 10 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(
    page.getByRole('status').filter({ hasText: 'Waits for answers is back at position 2 of 5.' }),
  ).toBeAttached();

  const held = await hold(browser, machine.address, orgadmin, heldScreens[3]);
  const handle = (name: string) => held.page.getByRole('button', { name: `Move ${name}`, exact: true });
  await held.page.goto(address);
  await held.drag(handle('Shares the goal'), handle('Asks for reasons'));
  await expect(
    held.page.getByRole('status').filter({ hasText: 'Shares the goal was put down at position 5 of 5.' }),
  ).toBeAttached();
  await expect.poll(() => onServer(orgadmin, uid)).toEqual(['Task', waits, 'Talk', asks, shares]);
  await held.context.close();
});

test('on a phone one row is built at a time, with room for a finger', async ({ browser, machine, api }) => {
  const orgadmin = await api('orgadmin');
  const uid = await makeToolOf(orgadmin);
  const { page, context, tap, lostPresses } = await hold(browser, machine.address, orgadmin, heldScreens[0]);
  await page.goto(`/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
  await expect(field(page, 'Asks for reasons Emerging')).toBeVisible();
  await expect(page.getByText('Row 1 of 3')).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectNoFindings(page);
  expect(await smallTargets(page)).toEqual([]);

  await tap(field(page, 'Asks for reasons Emerging'));
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' at times');
  await tap(page.getByRole('button', { name: 'Next row' }));
  await expect(field(page, 'Waits for answers Emerging')).toBeVisible();
  await expect(field(page, 'Asks for reasons Emerging')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Go to row' }).selectOption({ label: '3. Shares the goal' });
  await tap(field(page, 'Shares the goal Established'));
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' aloud');
  await expect
    .poll(async () => (await onServer(orgadmin, uid)).join())
    .toMatch(/emerging at times.*: established aloud/);
  expect(lostPresses).toEqual([]);
  await context.close();
});

test('one of 12 columns and 60 rows goes nowhere sideways on a phone, built or scored', async ({
  browser,
  machine,
  api,
}) => {
  const [orgadmin, coach] = [await api('orgadmin'), await api('coach')];
  const uid = await makeLargeRubric(orgadmin, 'Large', 12, 60);
  await addToolOf(orgadmin, uid, 'Large');
  const begun = { uid: `large-${uid}`, revision: 0, tool_uid: uid, client: 'demo-coachee' };
  expect((await coach.post('rubric_instance', { data: { rubric_instance: begun } })).status()).toBe(200);
  for (const [who, address, last] of [
    [orgadmin, `/rubric_builder/Organization/demo-cedar-grove/default/${uid}`, 'Row 60 Level 12'],
    [coach, `/rubric/use/${begun.uid}`, 'Row 60'],
  ] as const) {
    const { page, context } = await hold(browser, machine.address, who, heldScreens[1]);
    await page.goto(address);
    if (who === orgadmin)
      await page.getByRole('combobox', { name: 'Go to row' }).selectOption({ label: '60. Row 60' });
    await page.getByRole(who === coach ? 'radiogroup' : 'textbox', { name: last, exact: true }).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test('a coach reads a rubric and changes nothing', async ({ page, signIn, api }) => {
  const uid = await makeToolOf(await api('orgadmin'));
  await signIn(page, 'coach');
  await page.goto(`/rubric_builder/Organization/demo-cedar-grove/default/${uid}`);
  await expect(page.getByText(/only those who configure its tools there can change it/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectNoFindings(page);
  const { status } = await (await api('coach'))
    .post('rubric', {
      data: { rubric: { uid, revision: 1, name: 'Mine' } },
    })
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(403);
});

/** A rubric with its tool in the demo organisation's tool set; answers its uid. */
async function makeToolOf(orgadmin: APIRequestContext): Promise<string> {
  const uid = await makeRubric(orgadmin, 'Talk moves');
  await addToolOf(orgadmin, uid, 'Talk moves');
  return uid;
}
