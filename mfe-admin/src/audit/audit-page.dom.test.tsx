import { type CastName, cast } from '@coaching/access/testing';
import { type AuditEntry, newUid } from '@coaching/contracts';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AuditPage from './audit-page';

const { cedar } = cast.organizations;
const { admin, coach, support } = cast.users;
const entry: AuditEntry = {
  uid: 'one',
  number: 1,
  at: '2026-03-02T10:00:00.000Z',
  event: 'roles-changed',
  result: 'done',
  actor: { uid: admin.uid, username: admin.username },
  real: { uid: support.uid, username: support.username },
  about: [{ uid: coach.uid, username: coach.username }],
  email: null,
  organization_uid: cedar.uid,
  target: `DELETE /organization/${newUid()}/program/${newUid()}`,
  from: '10.0.0.7',
  request_id: 'r',
  previous: '',
  hash: 'a',
};
const answers = {
  getOrganizations: {
    organizations: [{ ...cedar, short_name: '', region: '', programs: [], has_resources: false }],
    total: 1,
  },
  getAudit: { entries: [entry], total: 1 },
  getOrganization: { organization: { ...cedar, region: '', subdomain: '', org_domain: '' } },
};
const open = (as: CastName, at = '/audit') => renderPage(<AuditPage />, { at, as, answers });

it('says to an administrator who did what to whom in the organization, and as whom', async () => {
  const { madeOf } = open('admin');
  const row = within(await screen.findByRole('row', { name: /Roles changed/ }));
  row.getByText(`${support.username} as ${admin.username}`);
  row.getByText(coach.username);
  row.getByText('10.0.0.7');
  row.getByText('DELETE /organization/…/program/…');
  expect(screen.queryByRole('columnheader', { name: 'Organization' })).toBeNull();
  expect(madeOf('getAudit')[0]!.query.organization_uid).toBe(cedar.uid);
  await screen.findByRole('heading', { name: `Audit Log of ${cedar.name}` });
});

it('is downloaded as it is filtered', async () => {
  open('support', `/audit?organization_uid=${cedar.uid}&event=deleted`);
  const link = await screen.findByRole('link', { name: 'Download CSV' });
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://here');
  expect(pathname).toBe('/api/audit');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    organization_uid: cedar.uid,
    event: 'deleted',
    format: 'csv',
  });
});

it('is all of it for staff who name no organization', async () => {
  const { madeOf } = open('support');
  const row = within(await screen.findByRole('row', { name: /Roles changed/ }));
  await row.findByText(cedar.name);
  screen.getByRole('columnheader', { name: 'Organization' });
  expect(madeOf('getAudit')[0]!.query.organization_uid).toBeUndefined();
});

it.each(['coach', 'programAdmin', 'strangerAdmin'] as const)('is nothing for a %s', async (as) => {
  const { madeOf } = open(as, `/audit?organization_uid=${cedar.uid}`);
  await screen.findByText('The audit log of an organization is for its administrators.');
  await waitFor(() => expect(madeOf('getAudit')).toEqual([]));
});

it('leaves the row of its title to the title, which names an organization, on a phone', async () => {
  open('admin', `/audit?organization_uid=${cedar.uid}`);
  const title = await screen.findByRole('heading', { name: `Audit Log of ${cedar.name}` });
  const download = await screen.findByRole('link', { name: 'Download CSV' });
  expect(title.parentElement!.contains(download)).toBe(false);
});
