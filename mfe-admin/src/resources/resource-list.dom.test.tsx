import { cast } from '@coaching/access/testing';
import { MESSAGES, type Resource } from '@coaching/contracts';
import { type Answers, renderPage } from '@coaching/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceList } from './resource-list';

const place = { config_entity: 'Organization' as const, config_entity_uid: cast.organizations.cedar.uid };
const guide: Resource = {
  uid: 'guide',
  ...place,
  title: 'Guide',
  description: 'How we work',
  url: 'https://school.test/guide',
  file: '/api/files/abcdefghijklmnopqrstuvwx.pdf',
  file_name: 'Our guide.pdf',
  image: null,
};
const page = (as: 'admin' | 'coach', answers: Answers = {}) =>
  renderPage(<ResourceList place={place} />, {
    as,
    answers: { getResources: { resources: [guide], total: 1 }, ...answers },
  });

it('a coach opens and downloads, and changes nothing', async () => {
  page('coach');
  const download = await screen.findByRole('link', { name: 'Download Our guide.pdf' });
  expect(download.getAttribute('href')).toBe(guide.file);
  const open = screen.getByRole('link', { name: 'Open Guide in a new tab' });
  expect([open.getAttribute('href'), open.getAttribute('rel')]).toEqual([guide.url, 'noopener noreferrer']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('an Organization Admin changes the title, and reads under a field what the server says of it', async () => {
  const { user, madeOf } = page('admin', { saveResource: { resource: { ...guide, title: 'Handbook' } } });
  await user.click(await screen.findByRole('button', { name: 'Edit Guide' }));
  const dialog = within(await screen.findByRole('dialog'));
  const title = dialog.getByRole('textbox', { name: /Title/ });
  await user.clear(title);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(MESSAGES.fieldRequired);
  await user.type(title, 'Handbook');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { file_name: _, ...said } = guide;
  expect(madeOf('saveResource').map(({ body }) => body)).toEqual([
    { resource: { ...said, title: 'Handbook' } },
  ]);
});

it('is deleted once that is confirmed, and can be had back', async () => {
  const { user, madeOf } = page('admin', {
    deleteResource: { ok: true },
    undeleteResource: { resource: guide },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Guide' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete resource' }));
  await screen.findByText('Resource Guide deleted successfully');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undelete successful');
  const params = { ...place, uid: guide.uid };
  expect([madeOf('deleteResource'), madeOf('undeleteResource')].map(([call]) => call!.params)).toEqual([
    params,
    params,
  ]);
});
