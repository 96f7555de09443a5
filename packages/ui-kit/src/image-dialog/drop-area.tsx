import { IconPhotoPlus } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { Icon } from '../icon/icon';
import classes from './image-dialog.module.css';

/** Milliseconds after which a drag that went quiet no longer lights the area (spec 2 section 9). */
const OVERLAY_MS = 1000;

/** Takes a picture by drag and drop, or by a click. */
export function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [quiet, setQuiet] = useState<ReturnType<typeof setTimeout>>();

  const over = (event: DragEvent) => {
    event.preventDefault();
    clearTimeout(quiet);
    setQuiet(setTimeout(() => setOver(false), OVERLAY_MS));
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };

  return (
    <label className={classes.drop} htmlFor={id} data-over={isOver} onDragOver={over} onDrop={drop}>
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
