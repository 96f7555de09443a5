import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2, IconRefresh } from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import classes from './autosave-indicator.module.css';

/** `idle` is before the first change: nothing is shown, its place is kept. */
export type AutosaveState = 'idle' | 'saving' | 'saved' | 'updated' | 'offline' | 'error' | 'conflict';

const faces = {
  idle: { text: '', more: '', icon: null },
  saving: { text: 'Saving', more: '', icon: IconLoader2 },
  saved: { text: 'Saved', more: '', icon: IconCheck },
  updated: { text: 'Updated', more: '', icon: IconRefresh },
  offline: { text: 'Offline', more: ', kept on this device', icon: IconCloudOff },
  error: { text: 'Not saved', more: ', kept on this device', icon: IconAlertTriangle },
  conflict: { text: 'Changed', more: ' elsewhere', icon: IconAlertTriangle },
};

/** States worth interrupting a screen reader for; "Saving" after every word is not. */
const announced: AutosaveState[] = ['offline', 'error', 'conflict', 'updated'];

export interface AutosaveIndicatorProps {
  state: AutosaveState;
  /** Makes the indicator a button: resolve the conflict, try again. */
  onClick?: () => void;
}

/** Says in one small place, always of one width, whether the work is saved. */
export function AutosaveIndicator({ state, onClick }: AutosaveIndicatorProps) {
  const { text, more, icon } = faces[state];
  const sentence = text + more;
  const face = (
    <>
      {icon && <Icon of={icon} size={16} className={classes.icon} />}
      <span className={classes.text}>
        {text}
        {more && <span className={classes.more}>{more}</span>}
      </span>
    </>
  );
  return (
    <div className={classes.indicator} data-state={state}>
      {onClick && text ? (
        <button type="button" className={classes.face} onClick={onClick} data-tooltip={sentence}>
          {face}
        </button>
      ) : (
        <span className={classes.face}>{face}</span>
      )}
      <span className={classes.announcement} role="status">
        {announced.includes(state) ? sentence : ''}
      </span>
    </div>
  );
}
