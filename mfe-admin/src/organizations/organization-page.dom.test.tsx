import { type CastName, cast } from '@coaching/access/testing';
import { MESSAGES } from '@coaching/contracts';
import { type Answers, endSession, refusal, renderPage, sessionOf } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import OrganizationPage from './organization-page';

const { cedar } = cast.organizations;
const organization = { ...cedar, region: 'North', subdomain: 'cedar', org_domain: 'cedar.test' };
const superuser = { user: cast.users.superuser, organization: cedar };

async function open(as: typeof superuser | CastName = superuser, answers: Answers = {}) {
  const page = renderPage(<OrganizationPage />, {
    at: `/organization/${cedar.uid}`,
    path: '/organization/:organization_uid',
    as,
    answers: {
      getOrganization: { organization },
      saveOrganization: { org: organization },
      getUserSession: sessionOf(as),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: cedar.name });
  return page;
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('an Organization Admin says its region and time zone, and reads what only staff may change', async () => {
  const { user, madeOf } = await open('admin');
  for (const name of [/^Name/, /Short name/, /Subdomain/, /Email domain/])
    expect(field(name).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  await user.clear(field(/Region/));
  await user.type(field(/Region/), 'South');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/Chicago');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(`Organization ${cedar.name} updated successfully`);
  const sent = { uid: cedar.uid, region: 'South', time_zone: 'America/Chicago' };
  expect(madeOf('saveOrganization').map(({ body }) => body)).toEqual([{ organization: sent }]);
});

it('sends only what was changed, so that what somebody else saves meanwhile stays', async () => {
  const { user, madeOf } = await open();
  await user.type(field(/Short name/), 'CG');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(`Organization ${cedar.name} updated successfully`);
  const short_name = `${organization.short_name}CG`;
  expect(madeOf('saveOrganization').map(({ body }) => body)).toEqual([
    { organization: { uid: cedar.uid, short_name } },
  ]);
});

it('an Organization Admin chooses that administrators see counts alone, and is told what that means', async () => {
  const { user, madeOf } = await open('admin');
  screen.getByText(/see counts and minutes of coaching, and nothing of what coaches write/);
  await user.click(screen.getByRole('switch', { name: /^Administrators see counts only/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(`Organization ${cedar.name} updated successfully`);
  expect(madeOf('saveOrganization')[0]!.body).toMatchObject({ organization: { counts_only: true } });
});

it('asks before administrators read what was written while they saw counts alone', async () => {
  const byCounts = { ...organization, counts_only: true };
  const { user, madeOf } = await open('admin', { getOrganization: { organization: byCounts } });
  const question = 'Let administrators read?';
  const saving = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: question }));
    dialog.getByText(/^Administrators will read what is written from now on\. What was written while/);
    await user.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await user.click(screen.getByRole('switch', { name: /^Administrators see counts only/ }));
  await saving('Cancel');
  expect(madeOf('saveOrganization')).toEqual([]);
  await saving('Let administrators read');
  await waitFor(() =>
    expect(madeOf('saveOrganization')[0]?.body).toMatchObject({ organization: { counts_only: false } }),
  );
});

it('asks for a name, and says under a field what the server says of it', async () => {
  const errors = [{ path: 'organization.org_domain', message: MESSAGES.domainTaken }];
  const { user, madeOf } = await open(superuser, {
    saveOrganization: refusal(400, MESSAGES.domainTaken, { errors }),
  });
  await user.clear(field(/^Name/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(MESSAGES.fieldRequired);
  expect(madeOf('saveOrganization')).toEqual([]);
  await user.type(field(/^Name/), 'Cedar');
  expect(screen.queryByText(MESSAGES.fieldRequired)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(MESSAGES.domainTaken);
  expect(field(/Email domain/).getAttribute('aria-invalid')).toBe('true');
});

it('says above the buttons what is about no field', async () => {
  const { user } = await open(superuser, { saveOrganization: refusal(404, MESSAGES.notFound) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(MESSAGES.notFound);
  expect(field(/^Name/).getAttribute('aria-invalid')).not.toBe('true');
});

it('is deleted after a warning of what goes along', async () => {
  const { user, madeOf, address, answer } = await open(superuser, { deleteOrganization: { ok: true } });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/campuses, programs and courses are deleted along/);
  expect(madeOf('deleteOrganization')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete organization' }));
  await screen.findByText(`Organization ${cedar.name} deleted successfully`);
  expect(madeOf('deleteOrganization').map(({ params }) => params)).toEqual([{ id: cedar.uid }]);
  expect(address()).toBe('/organization');
  answer({ undeleteOrganization: { organization } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undelete successful');
});

it('leads whoever configures its tools to its tool sets', async () => {
  await open('admin');
  expect(screen.getByRole('link', { name: 'Tool Sets' }).getAttribute('href')).toBe(
    `/tools?config_entity=Organization&config_uid=${cedar.uid}`,
  );
});

it('leads nobody else there', async () => {
  await open({ user: cast.users.support, organization: cedar });
  expect(screen.queryByRole('link', { name: 'Tool Sets' })).toBeNull();
});

it('has no tab of programs for who may see none', async () => {
  await open('billing');
  screen.getByRole('tab', { name: 'Users' });
  expect(screen.queryByRole('tab', { name: 'Programs' })).toBeNull();
});

it('shows its programs in a tab', async () => {
  const programs = cedar.programs.map((each) => ({ ...each, program_type: 'School', course_code: null }));
  const { user } = await open(superuser, { getPrograms: { programs, total: programs.length } });
  await user.click(screen.getByRole('tab', { name: 'Programs' }));
  await screen.findByText(programs[0]!.program_name);
  expect(screen.getByRole('link', { name: 'New Program' }).getAttribute('href')).toBe(
    `/organization/${cedar.uid}/new_program`,
  );
});

it('the list in a tab stands in the address with its order, and another tab begins with its own', async () => {
  const programs = cedar.programs.map((each) => ({ ...each, program_type: 'School', course_code: null }));
  const { user, madeOf, address } = await open(superuser, {
    getPrograms: { programs, total: programs.length },
  });
  await user.click(screen.getByRole('tab', { name: 'Programs' }));
  await user.click(await screen.findByRole('button', { name: /^Program type/ }));
  await waitFor(() => expect(madeOf('getPrograms').at(-1)!.query.sortBy).toBe('program_type'));
  expect(address()).toBe(`/organization/${cedar.uid}?sortBy=program_type`);
  expect(screen.getByRole('tab', { name: 'Programs' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  expect(address()).toBe(`/organization/${cedar.uid}`);
});

it('what was typed is there again once one has signed in again', async () => {
  const { user } = await open();
  await user.type(field(/Region/), ' and West');
  endSession();
  await open();
  await screen.findByDisplayValue('North and West');
});
