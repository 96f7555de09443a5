import { type CastName, cast, embedOf } from '@coaching/access/testing';
import type { Answers } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aTalk } from '../interview/testing/a-talk';
import { openConfigure, set, shared, stored } from './testing/open-configure';

const { coach, coachee } = cast.users;
const { cedar } = cast.organizations;

it('a new conversation with a coachee begins with a default title, in the place of its address', async () => {
  const page = openConfigure(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`);
  await screen.findByText(coachee.username);
  const title = screen.getByLabelText('Title');
  await waitFor(() =>
    expect(title.getAttribute('placeholder')).toBe(`${coach.username}'s Goal talk with ${coachee.username}`),
  );
  await page.user.type(title, 'Our talk');
  await page.user.tab();
  await waitFor(() => expect(page.address()).toMatch(/^\/questions\/config\/\w+$/));
  const [{ body }] = page.madeOf('saveInterview') as [ReturnType<typeof page.madeOf<'saveInterview'>>[0]];
  expect(body.interview).toMatchObject({
    title: 'Our talk',
    template: false,
    interview_type: 'talk',
    revision: 0,
    client_embed: [{ uid: coachee.uid }],
    tool_config_uid: 'set',
  });
});

it('coachees are invited while it is set up in private, and once it starts they can read it', async () => {
  const page = openConfigure(`/questions/config?interview_type=talk&client_uid=${coachee.uid}`);
  await page.user.click(await screen.findByRole('switch', { name: /Invite coachees/ }));
  await waitFor(() => expect(page.madeOf('saveInterview')).toHaveLength(1));
  const [first] = page.madeOf('saveInterview');
  expect(first?.body.interview).toMatchObject({ invites_answers: true, visibility: 'private' });
  await page.user.click(screen.getByRole('button', { name: 'Start conversation' }));
  await waitFor(() =>
    expect(page.madeOf('saveInterview').at(-1)?.body.interview).toMatchObject({ visibility: 'shared' }),
  );
});

it('a conversation needs a coachee', async () => {
  const page = openConfigure('/questions/config?interview_type=talk');
  await page.user.click(await screen.findByRole('button', { name: 'Start conversation' }));
  await screen.findByText('Coachee is required');
  expect(page.madeOf('saveInterview')).toEqual([]);
  expect(page.address()).toContain('interview_type=talk');
});

it('without a tool it says where conversations begin', async () => {
  openConfigure('/questions/config');
  await screen.findByText(/choose it under New Interaction/);
});

it('a new template asks for no coachee, and offers its visibility', async () => {
  openConfigure('/questions/config?interview_type=talk&template=true');
  const visibility = await screen.findByLabelText('Visibility');
  expect(
    within(visibility)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('Private');
  expect(screen.queryByText('Coachee')).toBeNull();
  await screen.findByRole('region', { name: 'Warm-up' });
});

describe('a structured tool without categories', () => {
  const bare = aTalk({ structured: true, categories: [] }).set;
  const begin = (as: CastName) =>
    openConfigure(
      '/questions/config?interview_type=talk&template=true',
      { getToolConfig: { tool_config: bare } },
      as,
    );

  it('asks one list', async () => {
    begin('coach');
    await screen.findByText(/has no categories yet/);
    expect(screen.queryByRole('link', { name: 'Add categories' })).toBeNull();
    screen.getByRole('button', { name: 'Add question' });
    screen.getByRole('button', { name: 'Pick question' });
  });

  it('leads those who may add some to where they do', async () => {
    begin('admin');
    const link = await screen.findByRole('link', { name: 'Add categories' });
    expect(link.getAttribute('href')).toBe(`/questions/Organization/${cedar.uid}/set/talk?tab=categories`);
  });
});

describe("a tool that is not in one's own set", () => {
  const others = aTalk({ uid: 'theirs', name: 'Platform talk', structured: true });
  const second = { ...others.set, uid: 'second', config_entity: 'System' as const, config_uid: 'system' };
  const platforms = { ...second, config_entity_uid: 'system' };
  const madeIn = {
    tool_config_entity: 'System' as const,
    tool_config_entity_uid: 'system',
    tool_config_uid: 'second',
  };
  const sets: Answers = {
    getToolConfig: ({ params }) => ({ tool_config: params.toolset_uid === 'second' ? platforms : set }),
    getInterviewToolConfig: madeIn,
    saveInterview: ({ body }) => ({ interview: { ...stored(body.interview), client_embed: [] } }),
  };

  it.each([
    ['named in the address', '&config_entity=System&config_uid=system&toolset_uid=second'],
    ['looked up by its tool', ''],
  ])('is used from the set %s, and Finish leads back to it', async (_, named) => {
    const page = openConfigure(`/questions/config?interview_type=theirs&template=true${named}`, sets);
    await screen.findByRole('region', { name: 'Warm-up' });
    await page.user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(page.address()).toBe('/questions/System/system/second/theirs?tab=templates'));
    expect(page.madeOf('saveInterview')[0]?.body.interview).toMatchObject(madeIn);
  });
});

const templatesOfTalk = '/questions/Organization/cedar/set/talk?tab=templates';

it.each([
  ['a template', { template: true, client_embed: [] }, 'template', /keep their questions/, 'Template'],
  [
    'a conversation of two coachees',
    { client_embed: [embedOf(coachee), embedOf(cast.users.otherCoachee)] },
    'conversation',
    /your coachees will see/,
    'Conversation',
  ],
  [
    'a private conversation',
    { client_embed: [embedOf(coachee)], visibility: 'private' as const },
    'conversation',
    /^You will not see it/,
    'Conversation',
  ],
])('%s is deleted in its own words', async (_, more, noun, message, said) => {
  const page = openConfigure('/questions/config/i9', {
    getInterview: { interview: { ...shared, ...more } },
    deleteInterview: { ok: true },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
  const sure = await screen.findByRole('dialog', { name: `Delete this ${noun}?` });
  within(sure).getByText(message);
  await page.user.click(within(sure).getByRole('button', { name: `Delete ${noun}` }));
  await screen.findByText(`${said} deleted successfully`);
  await waitFor(() => expect(page.address()).toBe(noun === 'template' ? templatesOfTalk : '/interactions'));
});

it.each([
  ['begin one', '/questions/config?interview_type=talk', null],
  ['change one', '/questions/config/i9', '/questions/answers/i9'],
])('a coach whose licence is for observations is told so where she wants to %s', async (_, at, read) => {
  const { soloCoach } = cast.users;
  const licenses = [{ ...soloCoach.licenses[0]!, product: 'obs_yearly' as const }];
  openConfigure(
    at,
    { getInterview: { interview: { ...shared, user: soloCoach.uid } }, getToolConfigs: { configs: [set] } },
    { user: { ...soloCoach, licenses }, organization: null },
  );
  await screen.findByText(/Your license does not cover conversations today/);
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/payment');
  const link = screen.queryByRole('link', { name: 'Read the conversation' });
  expect(link?.getAttribute('href') ?? null).toBe(read);
});
