import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import classes from './image-dialog.module.css';
import { PictureFrame } from './picture-frame';
import type { PictureUpload } from './picture-upload';
import { useChosenPicture } from './use-chosen-picture';

export interface PictureDialogProps extends PictureUpload {
  opened: boolean;
  onClose: () => void;
  /** Called with the address once Save is done, and what the picture shows, '' where nothing was written. */
  onSave: (address: string, description: string) => void;
}

/** Chooses a picture for a text, asks what it shows, sends it as it is and answers its address. */
export function PictureDialog({ opened, onClose, upload, onSave, problemOf }: PictureDialogProps) {
  const chosen = useChosenPicture(opened);
  const { file, address } = chosen;
  const [description, setDescription] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture shows something else
  useEffect(() => setDescription(''), [file]);

  return (
    <PictureFrame
      opened={opened}
      onClose={onClose}
      title="Add an Image"
      chosen={chosen}
      canSave={file !== null}
      onSave={async (onProgress) => {
        if (file) onSave(await upload(file, onProgress), description.trim());
      }}
      problemOf={problemOf}
    >
      <img className={classes.preview} src={address ?? undefined} alt="" onError={chosen.refuse} />
      <TextInput
        mt={12}
        label="Description"
        description="Read aloud to those who do not see the picture"
        maxLength={300}
        autoComplete="off"
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </PictureFrame>
  );
}
