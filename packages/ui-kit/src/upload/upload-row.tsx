import { isWorthRetrying, type UploadRecord } from '@coaching/contracts';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFile,
  IconPlayerStop,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import classes from './file-upload.module.css';
import { stateText } from './upload-words';
import { useHasNetwork } from './use-has-network';

export interface UploadRowProps {
  file: UploadRecord;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

const iconOf = ({ error, success }: UploadRecord) => {
  if (error) return IconAlertCircle;
  return success ? IconCircleCheck : IconFile;
};
const kindOf = ({ active, error, success }: UploadRecord) => {
  if (error) return 'error';
  if (success) return 'done';
  return active ? 'active' : 'waiting';
};

/** One file: its name, how it is doing, and what can be done about it. */
export function UploadRow({ file, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { name, active, error, progress } = file;
  const hasNetwork = useHasNetwork();
  const canRetry = error !== null && isWorthRetrying(error);
  return (
    <li className={classes.row} data-kind={kindOf(file)}>
      <Icon of={iconOf(file)} className={classes.icon} />
      <div className={classes.facts}>
        <span className={classes.name}>{name}</span>
        <span className={classes.state}>{stateText(file, hasNetwork)}</span>
        {active && (
          <progress className={classes.progress} value={progress} max={1} aria-label={`Sending ${name}`} />
        )}
      </div>
      {/* One button that changes, so that the keyboard stays where it was. */}
      {(active || canRetry) && (
        <IconButton
          label={active ? `Cancel ${name}` : `Retry ${name}`}
          tooltip={active ? 'Cancel' : 'Retry'}
          onClick={active ? onCancel : onRetry}
        >
          <Icon of={active ? IconPlayerStop : IconRefresh} />
        </IconButton>
      )}
      <IconButton label={`Remove ${name}`} tooltip="Remove" onClick={onRemove}>
        <Icon of={IconX} />
      </IconButton>
    </li>
  );
}
