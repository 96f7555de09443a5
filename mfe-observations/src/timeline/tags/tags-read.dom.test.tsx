import { shownNotes } from '@coaching/interaction-kit/notes';
import { renderPage } from '@coaching/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { anItem } from '../../observation/testing/builders';
import { Item, type ItemActions } from '../items/item';

const tags = [{ rubric_uid: 'practices', row_uid: 'waits', row_name: 'Waits' }];

const show = (role: 'coach' | 'coachee' | 'reader', actions: ItemActions | null = null) =>
  renderPage(
    // biome-ignore lint/a11y/useSemanticElements: as the script is
    <div role="list">
      <Item
        item={anItem('a', { tags })}
        number={1}
        speaker="Teacher"
        actions={actions}
        editing={null}
        shownNotes={shownNotes(role, null)}
      />
    </div>,
    {},
  );

it('who reads the coach’s notes reads tags and changes none', async () => {
  show('reader');
  await screen.findByText('Waits');
  expect(screen.queryByRole('button', { name: 'Remove tag Waits' })).toBeNull();
});

it('a coachee sees no tag, should one come to her device all the same', async () => {
  show('coachee');
  await screen.findByText('a');
  expect(screen.queryByText('Waits')).toBeNull();
});

it('its coach removes one by key', async () => {
  const change = jest.fn();
  const { user } = show('coach', { change } as unknown as ItemActions);
  (await screen.findByRole('button', { name: 'Remove tag Waits' })).focus();
  await user.keyboard('{Enter}');
  expect(change).toHaveBeenCalledWith('a', { tags: [] });
});
