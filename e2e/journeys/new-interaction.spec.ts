import { expect, type Page } from '@playwright/test';
import { test } from '../platform/test';

const trigger = (page: Page) => page.getByRole('button', { name: 'New Interaction' }).first();
const items = (page: Page) => page.getByRole('menuitem');
const addresses = (page: Page) =>
  items(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('a coach in an organisation', () => {
  test('begins an observation with a tool by keyboard, and it keeps the tool and its set', async ({
    page,
    signIn,
    api,
  }) => {
    await signIn(page, 'coach');
    await page.goto('/interactions/demo-coachee');
    await trigger(page).focus();
    await page.keyboard.press('ArrowDown');
    // What other journeys added stands behind.
    const offered = [
      /^Classroom Observation/,
      /^Reflective Conversation/,
      /^Teaching Practices Rubric/,
      /^Literacy Walkthrough/,
      /^Coaching Cycle Conversation/,
      /^Coaching Check-in/,
      /^Framework for Teaching Practice/,
      /^Discussion Snapshot/,
    ];
    for (const [place, name] of offered.entries()) await expect(items(page).nth(place)).toHaveText(name);
    await expect(items(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(items(page).nth(3)).toBeFocused();
    await page.keyboard.press('Enter');

    await page.waitForURL('**/config?client_uid=demo-coachee&interview_type=demo-literacy-walkthrough');
    await expect(page.getByText('Daniel Reyes').first()).toBeVisible();
    await page.getByRole('button', { name: 'Start observation' }).click();
    await page.waitForURL('**/observation/*');
    const uid = new URL(page.url()).pathname.split('/').at(-1)!;
    const { observation } = await (await (await api('coach')).get(`observation/${uid}`)).json();
    expect(observation).toMatchObject({
      client: 'demo-coachee',
      tool_uid: 'demo-literacy-walkthrough',
      tool_config_entity: 'Organization',
      tool_config_entity_uid: 'demo-cedar-grove',
      tool_config_uid: 'demo-cedar-tools',
    });
  });

  test('is offered conversations and rubrics', async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.goto('/interactions');
    await trigger(page).click();
    // What other journeys added stands behind.
    await expect(items(page).nth(7)).toBeVisible();
    expect((await addresses(page)).slice(0, 8)).toEqual([
      '/config?interview_type=demo-classroom-observation',
      '/questions/config?interview_type=demo-reflective-conversation',
      '/rubric/config/new?rubric_uid=demo-teaching-practices',
      '/config?interview_type=demo-literacy-walkthrough',
      '/questions/config?interview_type=demo-coaching-cycle',
      '/questions/config?interview_type=demo-coaching-check-in',
      '/rubric/config/new?rubric_uid=demo-cedar-practices',
      '/rubric/config/new?rubric_uid=demo-cedar-discussion',
    ]);
    await expect(items(page).nth(1)).toHaveText('Reflective ConversationConversation');
  });

  test('begins nothing with themselves', async ({ page, signIn }) => {
    await signIn(page, 'coach');
    await page.goto('/interactions/demo-coach');
    await expect(page.getByRole('heading', { name: 'My Interactions' })).toBeVisible();
    await expect(page.getByText('What a coach shares with you will be listed here.')).toBeVisible();
    await expect(trigger(page)).toBeHidden();
  });

  test('can begin without a tool while no tool set is to be had', async ({ page, signIn }) => {
    await page.route('**/api/tool_config/**', (route) =>
      route.fulfill({ status: 404, json: { message: 'This was not found.' } }),
    );
    await signIn(page, 'coach');
    await page.goto('/interactions/demo-coachee');
    const start = page.getByRole('link', { name: 'New observation' });
    await expect(start).toHaveAttribute('href', '/config?client_uid=demo-coachee');
    await expect(page.getByText('This was not found.')).toBeHidden();
  });
});

test('a standalone coach works with tools of their own, a phone shows them whole', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'solo');
  await page.goto('/interactions/demo-ines');
  await trigger(page).click();
  await expect(items(page)).toHaveText([
    /^Classroom Observation/,
    /^Reflective Conversation/,
    /^Teaching Practices Rubric/,
    /^Studio Observation/,
  ]);
  for (const item of await items(page).all()) {
    const { x, width, height } = (await item.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(Math.round(height)).toBeGreaterThanOrEqual(36);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a coachee begins nothing', async ({ page, signIn }) => {
  await signIn(page, 'coachee');
  await page.goto('/interactions');
  await expect(page.getByRole('table', { name: 'Interactions' })).toBeVisible();
  await expect(trigger(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'New observation' })).toBeHidden();
});

test('a coach whose licence ended is sent to payment', async ({ page, signIn }) => {
  await signIn(page, 'expired');
  await page.goto('/interactions');
  await page.waitForURL('**/payment?**');
  await expect(trigger(page)).toBeHidden();
});

test.describe('the API', () => {
  test('offers a coach without a set of their own the platform’s', async ({ api }) => {
    const answer = await (await api('expired')).get('tool_config/User/demo-expired/default');
    const { tool_config } = await answer.json();
    expect(tool_config).toMatchObject({ config_entity: 'User', config_uid: 'demo-expired' });
    expect(tool_config.tools.map((tool: { name: string }) => tool.name)).toEqual([
      'Classroom Observation',
      'Reflective Conversation',
      'Teaching Practices Rubric',
    ]);
  });

  const theirs = ['Organization/demo-cedar-grove', 'User/demo-solo'];
  for (const account of ['coach2', 'orgadmin2', 'coachee2', 'expired', 'content']) {
    test(`tells ${account} nothing of others’ tool sets`, async ({ api }) => {
      const stranger = await api(account);
      const invented = await stranger.get('tool_config/Organization/there-is-none/default');
      expect(invented.status()).toBe(404);
      for (const path of theirs) {
        const answer = await stranger.get(`tool_config/${path}/default`);
        expect(answer.status()).toBe(404);
        expect(await answer.json()).toEqual(await invented.json());
      }
    });
  }

  test('answers nothing without a session', async ({ api }) => {
    const answer = await (await api(null)).get('tool_config/System/system/default');
    expect(answer.status()).toBe(401);
  });
});
