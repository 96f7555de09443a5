import { Button, TextInput } from '@mantine/core';
import { IconUserPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import classes from './invite-rows.module.css';
import { inviteFields, isEmptyInvite } from './invites';
import type { Invites } from './use-invites';

const labels = { first_name: 'First name', last_name: 'Last name', email: 'Email' };

/** Puts the focus into a field of a row. */
export function focusInvite(section: HTMLElement | null, key: number, field: string) {
  section?.querySelector<HTMLElement>(`[data-row="${key}"] [name="${field}"]`)?.focus();
}

interface InviteRowsProps {
  invites: Invites;
  ref: RefObject<HTMLElement | null>;
  /** They stand below a list in a dialog of one height, and scroll by themselves. */
  below?: boolean;
}

/** Rows of people to invite. Enter in a complete one adds another. A dialog of nothing else opens in the first field. */
export function InviteRows({ invites, ref, below = false }: InviteRowsProps) {
  const { rows, change, remove, add, check } = invites;
  const [wanted, setWanted] = useState<{ key: number } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (wanted) focusInvite(ref.current, wanted.key, inviteFields[0]);
  }, [wanted, ref]);

  const goOn = (event: KeyboardEvent, row: Invites['rows'][number]) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isEmptyInvite(row)) return;
    const wrong = check(row.key);
    if (wrong) focusInvite(ref.current, wrong.key, wrong.field);
    else setWanted({ key: add() });
  };

  return (
    <section
      ref={ref}
      className={below ? `${classes.invites} ${classes.below}` : classes.invites}
      aria-label="Invite new people"
    >
      {rows.map((row, at) => (
        <fieldset
          key={row.key}
          className={classes.row}
          data-row={row.key}
          aria-label={`New person ${at + 1}`}
        >
          {inviteFields.map((field) => (
            <TextInput
              key={field}
              name={field}
              data-autofocus={(!below && at === 0 && field === inviteFields[0]) || undefined}
              type={field === 'email' ? 'email' : 'text'}
              label={labels[field]}
              // A mark alone: a row in which nothing stands is left out, and must not stop a form.
              withAsterisk
              maxLength={field === 'email' ? 254 : 100}
              autoComplete="off"
              value={row[field]}
              error={row.problems[field]}
              onChange={(event) => change(row.key, { [field]: event.currentTarget.value })}
              onKeyDown={(event) => goOn(event, row)}
            />
          ))}
          <IconButton
            className={classes.remove}
            label={`Take away new person ${at + 1}`}
            tooltip="Take away"
            onClick={() => {
              remove(row.key);
              addButton.current?.focus();
            }}
          >
            <Icon of={IconX} size={18} />
          </IconButton>
        </fieldset>
      ))}
      <Button
        ref={addButton}
        className={classes.add}
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon of={IconUserPlus} size={16} />}
        onClick={() => setWanted({ key: add() })}
      >
        {rows.length === 0 ? 'Invite a new person' : 'Add another person'}
      </Button>
    </section>
  );
}
