import type { User } from '@coaching/contracts';
import { Icon, IconButton, toast, useConfirm } from '@coaching/ui-kit';
import { IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useCallMutation } from '../queries';
import { useSession } from '../session';
import classes from './profile.module.css';

/** Emails that a person can sign in with; the last one cannot be taken away. */
export function EmailsTable({ user, onChanged }: { user: User; onChanged: () => void }) {
  const confirm = useConfirm();
  const isOwn = useSession().user.uid === user.uid;
  const table = useRef<HTMLTableElement>(null);
  useFocusAfterRemoval(table, user.uams.length);
  const remove = useCallMutation('deleteEmail', {
    onSuccess: () => {
      toast.success('Email removed');
      onChanged();
    },
  });
  const ask = async (system: string, system_key: string) => {
    const sure = await confirm({
      title: `Remove ${system_key}?`,
      message: isOwn
        ? 'You will no longer be able to sign in with it. Everywhere else you are signed out.'
        : `${user.username} will no longer be able to sign in with it, is signed out everywhere, and is told so by email.`,
      confirm: 'Remove email',
      destructive: true,
    });
    if (sure) remove.mutate({ body: { uid: user.uid, system, system_key } });
  };

  return (
    <table ref={table} className={classes.table} tabIndex={-1}>
      <thead>
        <tr>
          <th scope="col">Email</th>
          {user.uams.length > 1 && <th scope="col">Actions</th>}
        </tr>
      </thead>
      <tbody>
        {user.uams.map(({ system, system_key }) => (
          <tr key={`${system} ${system_key}`}>
            <td>{system_key}</td>
            {user.uams.length > 1 && (
              <td className={classes.actions}>
                <IconButton label={`Remove ${system_key}`} onClick={() => void ask(system, system_key)}>
                  <Icon of={IconTrash} size={18} />
                </IconButton>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps the focus in the table when the button that had it goes with its row. @param rows how many there are */
function useFocusAfterRemoval(table: RefObject<HTMLTableElement | null>, rows: number) {
  const before = useRef(rows);
  useEffect(() => {
    const isRemoved = rows < before.current;
    before.current = rows;
    const { activeElement } = document;
    if (isRemoved && (!activeElement || activeElement === document.body))
      (table.current?.querySelector('button') ?? table.current)?.focus();
  }, [table, rows]);
}
