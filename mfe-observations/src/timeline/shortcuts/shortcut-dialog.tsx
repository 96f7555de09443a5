import { Dialog } from '@coaching/ui-kit/dialog';
import classes from './shortcut-dialog.module.css';
import { shortcutSheet } from './shortcut-of';

/** The timeline's keys on a sheet. */
export default function ShortcutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Keys">
      <table className={classes.sheet}>
        <tbody>
          {shortcutSheet.map(({ keys, does }) => (
            <tr key={keys.join()}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key} className={classes.key}>
                    {key}
                  </kbd>
                ))}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
