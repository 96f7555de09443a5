import type { ImageDialogProps } from './image-dialog';
import classes from './image-dialog.module.css';
import { PictureFrame } from './picture-frame';
import { useChosenPicture } from './use-chosen-picture';

/** Chooses a picture, sends it in its own shape and answers its address (spec 2 section 2, Image dialog). */
export function WholePictureDialog(props: ImageDialogProps) {
  const { opened, onClose, title = 'Add a picture', upload, onSave, problemOf } = props;
  const chosen = useChosenPicture(opened);
  const { file, address } = chosen;
  return (
    <PictureFrame
      opened={opened}
      onClose={onClose}
      title={title}
      chosen={chosen}
      canSave={file !== null}
      onSave={async (onProgress) => {
        if (file) onSave(await upload(file, onProgress));
      }}
      problemOf={problemOf}
    >
      <img className={classes.preview} src={address ?? undefined} alt="" onError={chosen.refuse} />
    </PictureFrame>
  );
}
