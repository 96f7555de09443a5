import { cast } from '@coaching/access/testing';
import { renderPage } from '@coaching/mfe-kit/testing';
import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import type { Coachee } from './coachee';
import { CoacheeField } from './coachee-field';

const { coachee } = cast.users;

/** A form that gives the field the focus where nobody is chosen. */
function Form({ multiple }: { multiple: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useState<Coachee[]>([]);
  const shared = { ref: field, error: 'Coachee is required' };
  return (
    <>
      {multiple ? (
        <CoacheeField {...shared} multiple value={chosen} onChange={choose} />
      ) : (
        <CoacheeField {...shared} value={chosen[0] ?? null} onChange={(one) => choose(one ? [one] : [])} />
      )}
      <button type="button" onClick={() => field.current?.focus()}>
        Start
      </button>
    </>
  );
}

describe.each([
  ['one coachee', false],
  ['several coachees', true],
])('the list of %s', (_, multiple) => {
  const open = () =>
    renderPage(<Form multiple={multiple} />, { answers: { getUsers: { users: [coachee], total: 1 } } });
  const field = () => screen.getByRole('combobox', { name: /Coachee/ });
  const isOpen = () => field().getAttribute('aria-expanded') === 'true';

  it('stays closed where the screen gives the field the focus, so that what it says is read', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(document.activeElement).toBe(field());
    expect(isOpen()).toBe(false);
    screen.getByText('Coachee is required');
  });

  it.each([
    ['a press', ({ user }: ReturnType<typeof open>) => user.click(field())],
    ['what is typed', ({ user }: ReturnType<typeof open>) => user.keyboard('a')],
    ['the arrow down', ({ user }: ReturnType<typeof open>) => user.keyboard('{ArrowDown}')],
  ])('opens with %s', async (_how, press) => {
    const page = open();
    act(() => field().focus());
    await press(page);
    expect(isOpen()).toBe(true);
    await screen.findByRole('option', { name: coachee.username });
  });
});
