import { renderPage } from '@coaching/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import { anItem, anObservation } from '../../observation/testing/builders';
import { Script } from './script';

it('has the whole name of who speaks on each line, also where there is room for less', async () => {
  const left_name = 'Frau Müller mit einem sehr langen Namen und noch mehr';
  renderPage(
    <Script
      observation={anObservation({ items: [anItem('a')], left_name })}
      actions={null}
      place={null}
      shownNotes={[]}
      heldBack={new Map()}
    />,
  );
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText(left_name).dataset.tooltip).toBe(left_name);
});

it('says under a line that it is not saved, and why', async () => {
  renderPage(
    <Script
      observation={anObservation({ items: [anItem('a'), anItem('b')] })}
      actions={null}
      place={null}
      shownNotes={[]}
      heldBack={new Map([['b', { why: 'too long', field: 'data', characters: 12_345 }]])}
    />,
  );
  const [first, second] = await screen.findAllByRole('listitem');
  within(second!).getByText(
    'This line is too long: 12,345 characters too many. It is kept on this device and not saved.',
  );
  expect(within(first!).queryByText(/not saved/)).toBeNull();
});
