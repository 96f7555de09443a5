import { IconPhotoPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon } from '../icon/icon';
import { useDropOverlay } from '../upload/use-drop-overlay';
import classes from './image-dialog.module.css';

/** Takes a picture by drag and drop, or by a click. */
export function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  const { isLit, listeners } = useDropOverlay(({ files }) => {
    const [file] = files;
    if (file) onChoose(file);
  });

  return (
    <label className={classes.drop} htmlFor={id} data-over={isLit} {...listeners}>
      <Icon of={IconPhotoPlus} size={28} />
      <span>Drop a picture here, or click to choose one</span>
      <input
        id={id}
        className={classes.input}
        type="file"
        accept="image/png,image/gif,image/jpeg,image/webp"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </label>
  );
}
