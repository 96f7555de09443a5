import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { DropArea } from './drop-area';
import classes from './image-dialog.module.css';
import type { ChosenPicture } from './use-chosen-picture';

/** Width of the dialog in pixels (spec 2 section 9). */
const WIDTH = 300;

interface PictureFrameProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  chosen: ChosenPicture;
  /** Once a picture is chosen: how it looks, and what there is to say about it. */
  children: ReactNode;
  /** False until the choice can be sent. */
  canSave: boolean;
  /** Sends the choice. */
  onSave: (onProgress: (part: number) => void) => Promise<void>;
  problemOf: (error: unknown) => string;
}

/** Where one chooses a picture by drag and drop or a click, sees it, and saves it or not. */
export function PictureFrame(props: PictureFrameProps) {
  const { opened, onClose, title, chosen, children, canSave, onSave, problemOf } = props;
  const { address, problem, choose, setProblem } = chosen;
  const [part, setPart] = useState<number | null>(null);

  const save = async () => {
    setProblem(null);
    setPart(0);
    try {
      await onSave(setPart);
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPart(null);
    }
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={WIDTH} closeOnClickOutside={false}>
      {address ? children : <DropArea onChoose={choose} />}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {part !== null && (
        <progress className={classes.progress} value={part} max={1} aria-label="Sending the picture" />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()} disabled={!canSave || !address} loading={part !== null}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
