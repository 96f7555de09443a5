import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { type Cut, cutPicture } from './cut-picture';
import classes from './image-dialog.module.css';
import { PictureFrame } from './picture-frame';
import type { PictureUpload } from './picture-upload';
import { useChosenPicture } from './use-chosen-picture';

export interface ImageDialogProps extends PictureUpload {
  opened: boolean;
  onClose: () => void;
  title?: string;
  /** Called with the address once Save is done. */
  onSave: (address: string) => void;
}

/** Chooses a picture, cuts it square, sends it and answers its address (spec 2 section 2, Image dialog). */
export function ImageDialog(props: ImageDialogProps) {
  const { opened, onClose, title = 'Add a picture', upload, onSave, problemOf } = props;
  const chosen = useChosenPicture(opened);
  const { file, address } = chosen;
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<Cut | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is seen from the beginning
  useEffect(() => {
    setPlace({ x: 0, y: 0 });
    setZoom(1);
  }, [file]);

  return (
    <PictureFrame
      opened={opened}
      onClose={onClose}
      title={title}
      chosen={chosen}
      canSave={cut !== null}
      onSave={async (onProgress) => {
        if (file && address && cut)
          onSave(await upload(await cutPicture(address, cut, file.name), onProgress));
      }}
      problemOf={problemOf}
    >
      <div className={classes.crop}>
        <Cropper
          image={address ?? undefined}
          crop={place}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setCut(pixels)}
          mediaProps={{ onError: chosen.refuse }}
        />
      </div>
      <label className={classes.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </label>
    </PictureFrame>
  );
}
