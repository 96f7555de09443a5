import { cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { refusal, serverFailure } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { advanced, cedarSet, core, openTools, toolNames, toolSetService } from './testing/open-tools';

const superuserAtCedar = { user: cast.users.superuser, organization: cast.organizations.cedar };
const field = (name: string) => screen.findByRole('combobox', { name });
const optionsOf = async (name: string) =>
  within(await field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('the name of the only set stands there, without a choice', async () => {
  await openTools();
  await screen.findByText('Cedar tools');
  expect(screen.queryByRole('combobox', { name: 'Tool Set' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Tools of' })).toBeNull();
});

it('of several sets one is chosen, and the address says which', async () => {
  const second = cedarSet({ uid: 'second', name: 'Second', tools: [] });
  const { user, address } = await openTools({ answers: toolSetService([cedarSet(), second]) });
  await user.selectOptions(await field('Tool Set'), 'Second');
  expect(address()).toBe('/tools?toolset_uid=second');
  await screen.findByText(/^The tools of this set will be here/);
});

it('a Superuser chooses also where there is one, and whose', async () => {
  const { user, address } = await openTools({ as: superuserAtCedar });
  expect(await optionsOf('Tool Set')).toEqual(['Cedar tools']);
  expect(await optionsOf('Tools of')).toEqual(['Cedar Grove', 'System']);
  await user.selectOptions(await field('Tools of'), 'System');
  await waitFor(async () => expect(await optionsOf('Tool Set')).toEqual([core.name, advanced.name]));
  expect(address()).toBe('/tools?config_entity=System&config_uid=system');
  expect(screen.queryByRole('combobox', { name: 'Uses Tool Set' })).toBeNull();
});

it('a Superuser sees by its address the set of anybody, under their name', async () => {
  const at = '/tools?config_entity=Organization&config_uid=cedar';
  const organization = { ...cast.organizations.cedar, region: '', subdomain: '', org_domain: '' };
  await openTools({ as: 'superuser', at, answers: { getOrganization: { organization } } });
  await screen.findByText('Walk-through');
  await waitFor(async () => expect(await optionsOf('Tools of')).toEqual(['System', organization.name]));
});

it('a Superuser finds the sets of any organization and of coaches on their own by name', async () => {
  const organizations = Object.values(cast.organizations).map((each) => ({ ...each, region: '' }));
  const { soloCoach, coach } = cast.users;
  const sols = cedarSet({ uid: 'sols', name: 'Sol’s', config_entity: 'User', config_uid: soloCoach.uid });
  const { user, address, madeOf } = await openTools({
    as: 'superuser',
    answers: {
      ...toolSetService([cedarSet(), sols]),
      getOrganizations: { organizations, total: 2 },
      getUsers: { users: [coach, soloCoach], total: 2 },
      getUser: { user: soloCoach },
    },
  });
  await user.click(await field('Find an organization or coach'));
  await screen.findByRole('option', { name: soloCoach.username });
  const { cedar, lakeside } = cast.organizations;
  expect(
    screen
      .getAllByRole('option')
      .map((option) => option.getAttribute('aria-label'))
      .filter((label) => label !== null),
  ).toEqual([cedar.name, lakeside.name, soloCoach.username]);
  await user.type(await field('Find an organization or coach'), 'sol');
  await waitFor(() => expect(madeOf('getOrganizations').at(-1)!.query.query).toBe('sol'));
  await user.click(await screen.findByRole('option', { name: soloCoach.username }));
  await screen.findByRole('option', { name: 'Sol’s' });
  expect(address()).toBe(`/tools?config_entity=User&config_uid=${soloCoach.uid}`);
  await waitFor(async () => expect(await optionsOf('Tools of')).toContain(soloCoach.username));
});

it('without tools it says what can be done, and begins it there', async () => {
  const empty = { tools: [], uses: null };
  const { user } = await openTools({ answers: toolSetService([cedarSet(empty)]) });
  await screen.findByText('The tools of this set will be here: add one, or use another tool set.');
  await user.click(screen.getByRole('button', { name: 'Add the First Tool' }));
  await user.click(screen.getByRole('menuitem', { name: 'Observation' }));
  await screen.findByRole('dialog', { name: 'Add Observation' });
});

it('a set of the platform, which uses no other, says only that tools are added', async () => {
  const at = '/tools?config_entity=System&config_uid=system&toolset_uid=advanced';
  await openTools({ as: superuserAtCedar, at });
  await screen.findByText('The tools of this set will be here once one is added.');
  screen.getByRole('button', { name: 'Add the First Tool' });
});

it('who may not configure it is offered nothing to add in a set without tools', async () => {
  await openTools({ as: 'coach', answers: toolSetService([cedarSet({ tools: [], uses: null })]) });
  await screen.findByText('The tools of this set will be here.');
  expect(screen.queryByRole('button', { name: 'Add the First Tool' })).toBeNull();
});

it('nobody else searches for owners', async () => {
  await openTools();
  await screen.findByText('Cedar tools');
  expect(screen.queryByRole('combobox', { name: 'Find an organization or coach' })).toBeNull();
});

it('is a coach’s own without an organisation, and the organisation’s otherwise', async () => {
  const own = cedarSet({ uid: 'sols', name: 'Sol’s', config_entity: 'User', config_uid: 'sol' });
  const { madeOf } = await openTools({ as: 'soloCoach', answers: toolSetService([own]) });
  await screen.findByText('Sol’s');
  expect(madeOf('getToolConfigs')[0]!.query).toMatchObject({ user_uid: 'sol' });
  screen.getByRole('button', { name: 'Add Tool' });
});

it.each(['coach', 'programAdmin'] as const)('a %s sees what is on offer, and changes nothing', async (as) => {
  const { user } = await openTools({ as, shows: (path) => path.startsWith('/questions/') });
  await screen.findByText(/^These are the tools on offer/);
  await waitFor(() => expect(toolNames()).toEqual(['Observation', 'Goal talk', 'Walk-through']));
  for (const name of ['Add Tool', 'Add Tool Set', /^Move /])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Uses Tool Set' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for Observation' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Goal talk' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Manage Tool']);
});

it('a Content Manager comes by a conversation tool to its templates, and changes nothing', async () => {
  const { contentManager } = cast.users;
  await openTools({ as: { user: contentManager, organization: null }, shows: () => true });
  await screen.findByText(/templates of a conversation tool are under its name/);
  const tool = await screen.findByRole('link', { name: 'Goal talk' });
  expect(tool.getAttribute('href')).toBe('/questions/System/system/core/talk?tab=templates');
  expect(screen.queryByRole('link', { name: 'Observation' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add Tool' })).toBeNull();
});

it('a set of somebody else’s is not for them to see', async () => {
  await openTools({
    at: '/tools?config_entity=Organization&config_uid=lakeside',
    answers: {
      getToolConfigs: refusal(404, 'It is not there.'),
      getOrganization: refusal(404, 'It is not there.'),
    },
  });
  await screen.findByText('These tool sets are not there, or not for you to see.');
  expect(screen.queryByRole('table')).toBeNull();
});

it('says what failed, and shows the tools once a retry brings them', async () => {
  const { user, answer } = await openTools({ answers: { getToolConfigs: serverFailure() } });
  await screen.findByText('The tools could not be loaded.');
  answer(toolSetService());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Walk-through');
});

describe('Add Tool Set', () => {
  it('is for Superusers alone', async () => {
    await openTools();
    await screen.findByText('Walk-through');
    expect(screen.queryByRole('button', { name: 'Add Tool Set' })).toBeNull();
  });

  it('makes a set of the platform’s by Enter, and shows it', async () => {
    const { user, saves, address } = await openTools({ as: superuserAtCedar });
    await user.click(await screen.findByRole('button', { name: 'Add Tool Set' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Science {Enter}');
    await screen.findByText(MESSAGES.toolConfigUpdated);
    const uid = expect.any(String);
    expect(saves()).toEqual([
      { uid, name: 'Science', config_entity: 'System', config_uid: 'system', tools: [] },
    ]);
    await waitFor(() => expect(address()).toContain(`config_uid=system&toolset_uid=${saves()[0]!.uid}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes another set of the same name when it is opened once more, but one of what is sent twice', async () => {
    const { user, saves, answer } = await openTools({
      as: superuserAtCedar,
      answers: { saveToolConfig: serverFailure() },
    });
    const addNamed = async (times: number) => {
      await user.type(await screen.findByRole('textbox', { name: 'Name' }), '{Enter}');
      await waitFor(() => expect(saves()).toHaveLength(times));
    };
    await user.click(await screen.findByRole('button', { name: 'Add Tool Set' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Science');
    await addNamed(1);
    answer({ saveToolConfig: toolSetService().saveToolConfig! });
    await addNamed(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add Tool Set' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Science');
    await addNamed(3);
    const [lost, again, other] = saves().map(({ uid }) => uid);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  });

  it('opens also where there is no set to be seen', async () => {
    const { user } = await openTools({
      as: superuserAtCedar,
      answers: { getToolConfigs: refusal(404, 'It is not there.') },
    });
    await screen.findByText('These tool sets are not there, or not for you to see.');
    await user.click(screen.getByRole('button', { name: 'Add Tool Set' }));
    await screen.findByRole('dialog', { name: 'Add Tool Set' });
  });

  it('asks for a name, and keeps it when the server refuses', async () => {
    const { user, saves } = await openTools({
      as: superuserAtCedar,
      answers: { saveToolConfig: refusal(403, 'Not you.') },
    });
    await user.click(await screen.findByRole('button', { name: 'Add Tool Set' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Add Tool Set' }));
    await dialog.findByText('Field is required');
    expect(saves()).toEqual([]);
    await user.type(dialog.getByRole('textbox'), 'Science{Enter}');
    await screen.findByText('Not you.');
    expect((dialog.getByRole('textbox') as HTMLInputElement).value).toBe('Science');
  });
});
