import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Dialog } from '../dialog/dialog';
import { type Cut, cutPicture } from './cut-picture';
import { DropArea } from './drop-area';
import classes from './image-dialog.module.css';
import { pictureProblem } from './picture-problem';

/** Width of the dialog in pixels (spec 2 section 9). */
const WIDTH = 300;

export interface ImageDialogProps {
  opened: boolean;
  onClose: () => void;
  title?: string;
  /** Sends the file and answers its address. @param onProgress told the part that is sent, 0 to 1 */
  upload: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** Told the address once Save is done. */
  onSave: (address: string) => void;
  /** What a failed upload reads as. */
  problemOf: (error: unknown) => string;
}

/** Chooses a picture, cuts it square, sends it and answers its address (spec 2 section 2, Image dialog). */
export function ImageDialog(props: ImageDialogProps) {
  const { opened, onClose, title = 'Add a picture', upload, onSave, problemOf } = props;
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setCut] = useState<Cut | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);

  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  useEffect(() => {
    if (opened) return;
    setFile(null);
    setProblem(null);
  }, [opened]);

  const choose = (chosen: File) => {
    const wrong = pictureProblem(chosen);
    setProblem(wrong);
    if (wrong) return window.alert(wrong);
    setPlace({ x: 0, y: 0 });
    setZoom(1);
    setFile(chosen);
  };
  const save = async () => {
    if (!file || !address || !cut) return;
    setProblem(null);
    setPart(0);
    try {
      onSave(await upload(await cutPicture(address, cut, file.name), setPart));
      onClose();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPart(null);
    }
  };

  return (
    <Dialog opened={opened} onClose={onClose} title={title} size={WIDTH} closeOnClickOutside={false}>
      {address ? (
        <>
          <div className={classes.crop}>
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setCut(pixels)}
              mediaProps={{
                onError: () => {
                  setFile(null);
                  setProblem('This picture cannot be read. Please choose another one.');
                },
              }}
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
        </>
      ) : (
        <DropArea onChoose={choose} />
      )}
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
        <Button onClick={() => void save()} disabled={!cut || !address} loading={part !== null}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
