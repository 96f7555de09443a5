import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { UserSelectorDialog } from './user-selector-dialog';
import type { UserSelectorDialogProps } from './user-selector-props';

/** The dialog of a page that closes it when it asks for that; it finds nobody. */
function Page({ onOk }: Pick<UserSelectorDialogProps, 'onOk'>) {
  const [opened, setOpened] = useState(true);
  return (
    <UserSelectorDialog
      opened={opened}
      onClose={() => setOpened(false)}
      title="Choose people"
      scopes={[]}
      search={async () => ({ users: [], total: 0 })}
      invites
      onOk={onOk}
    />
  );
}

it('keeps what was typed when it is refused, says why, and closes once it is done', async () => {
  const answers = ['This address cannot be invited.', null];
  const sent: unknown[] = [];
  const onOk: UserSelectorDialogProps['onOk'] = async (_, invited) => {
    sent.push(invited);
    return answers.shift() ?? null;
  };
  render(
    <UiProvider env="test">
      <Page onOk={onOk} />
    </UiProvider>,
  );
  const user = userEvent.setup();
  await screen.findByRole('dialog', { name: 'Choose people' });
  await user.click(screen.getByRole('button', { name: 'Invite a new person' }));
  await user.keyboard('Maya{Tab}Okafor{Tab}maya@school.test');
  await user.click(screen.getByRole('button', { name: /^OK/ }));
  await screen.findByText('This address cannot be invited.');
  const row = within(screen.getByRole('group', { name: 'New person 1' }));
  expect(row.getByRole('textbox', { name: /email/i })).toMatchObject({ value: 'maya@school.test' });
  await user.click(screen.getByRole('button', { name: /^OK/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const maya = { first_name: 'Maya', last_name: 'Okafor', email: 'maya@school.test' };
  expect(sent).toEqual([[maya], [maya]]);
});
