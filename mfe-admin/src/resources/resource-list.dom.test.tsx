import { cast } from '@coaching/access/testing';
import { MESSAGES, type Resource } from '@coaching/contracts';
import { type Answers, endSession, refusal, renderPage } from '@coaching/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
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
const page = (as: 'admin' | 'coach' | 'coachee', answers: Answers = {}) =>
  renderPage(<ResourceList place={place} />, {
    as,
    answers: { getResources: { resources: [guide], total: 1 }, ...answers },
  });

it('a coachee opens and downloads, and neither changes nor mails', async () => {
  page('coachee');
  const download = await screen.findByRole('link', { name: 'Download Our guide.pdf' });
  expect(download.getAttribute('href')).toBe(guide.file);
  const open = screen.getByRole('link', { name: 'Open Guide in a new tab' });
  expect([open.getAttribute('href'), open.getAttribute('rel')]).toEqual([guide.url, 'noopener noreferrer']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a coach mails it, once the addresses are right, and keeps what was typed when that is refused', async () => {
  const { user, madeOf, answer } = page('coach', { mailResource: refusal(429, 'A little later.') });
  expect(screen.queryByRole('button', { name: 'Edit Guide' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Email Guide' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Guide' }));
  const to = await dialog.findByRole('textbox', { name: /^To/ });
  const send = dialog.getByRole('button', { name: 'Send' });
  await user.type(to, 'ada@school.test, ben');
  await user.click(send);
  await dialog.findByText('ben is not an email address.');
  await user.type(to, '@school.test');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'As promised');
  await user.click(send);
  await dialog.findByText('A little later.');
  answer({ mailResource: { ok: true } });
  await user.click(send);
  await screen.findByText('Guide was sent to 2 people');
  const body = {
    resource_uid: 'guide',
    emails: ['ada@school.test', 'ben@school.test'],
    message: 'As promised',
  };
  expect(madeOf('mailResource').map((made) => made.body)).toEqual([body, body]);
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
  // What somebody else saves meanwhile stays.
  expect(madeOf('saveResource').map(({ body }) => body)).toEqual([
    { resource: { uid: guide.uid, ...place, title: 'Handbook' } },
  ]);
});

it('is not saved without a file that was chosen and refused, until that is removed', async () => {
  const { user, madeOf } = page('admin', { saveResource: { resource: guide } });
  await user.click(await screen.findByRole('button', { name: 'Edit Guide' }));
  const dialog = within(await screen.findByRole('dialog'));
  const tool = new File(['x'], 'tool.exe', { type: 'application/octet-stream' });
  fireEvent.change(dialog.getByLabelText(/^Drop a file/), { target: { files: [tool] } });
  await dialog.findByText('Your choice is not an allowed file type, please contact support');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const refused = 'tool.exe was not sent. Choose another file, or remove it to save without it.';
  await dialog.findByText(refused);
  expect(madeOf('saveResource')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove tool.exe' }));
  expect(dialog.queryByText(refused)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(madeOf('saveResource')).toHaveLength(1));
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

it('says that it is had back also where its page was left', async () => {
  function LeavablePage() {
    const [isLeft, setLeft] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
        {!isLeft && <ResourceList place={place} />}
      </>
    );
  }
  const { user } = renderPage(<LeavablePage />, {
    as: 'admin',
    answers: {
      getResources: { resources: [guide], total: 1 },
      deleteResource: { ok: true },
      undeleteResource: { resource: guide },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Guide' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete resource' }));
  await screen.findByText('Resource Guide deleted successfully');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undelete successful');
});

it('what was typed into it is there again once one has signed in again', async () => {
  const edit = async () => {
    const { user } = page('admin');
    await user.click(await screen.findByRole('button', { name: 'Edit Guide' }));
    return user;
  };
  const user = await edit();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' for all');
  endSession();
  await edit();
  await screen.findByDisplayValue('Guide for all');
});

it('a mail that was begun is there again once one has signed in again', async () => {
  const write = async () => {
    const { user } = page('coach');
    await user.click(await screen.findByRole('button', { name: 'Email Guide' }));
    await screen.findByRole('textbox', { name: /^To/ });
    return user;
  };
  const user = await write();
  await user.type(screen.getByRole('textbox', { name: /^To/ }), 'ada@school.test');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'As promised');
  endSession();
  await write();
  await screen.findByDisplayValue('ada@school.test');
  await screen.findByDisplayValue('As promised');
});
