import { isPictureName, MESSAGES, PICTURE_EXTENSIONS } from '@coaching/contracts';
import { pictureUpload } from '@coaching/mfe-kit/upload';
import { Button } from '@coaching/ui-kit';
import { useRef, useState } from 'react';
import classes from './resources.module.css';

const accept = PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface ResourceImageProps {
  image: string | null;
  /** What the server says of it. */
  problem: string | undefined;
  onChange: (image: string | null) => void;
}

/** The picture of a resource, as it will be shown, and the way to another one or to none. */
export function ResourceImage({ image, problem, onChange }: ResourceImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');

  async function send(file: File) {
    setRefused(isPictureName(file.name) ? '' : MESSAGES.notAPicture);
    if (!isPictureName(file.name)) return;
    setBusy(true);
    await pictureUpload
      .upload(file, () => undefined)
      .then(onChange, (error) => setRefused(pictureUpload.problemOf(error)))
      .finally(() => setBusy(false));
  }
  const said = refused || problem;
  return (
    <div>
      <h3 className={classes.label}>Image</h3>
      {image && <img className={classes.preview} src={image} alt="" />}
      <div className={classes.row}>
        <Button variant="default" loading={isBusy} onClick={() => input.current?.click()}>
          {image ? 'Change image' : 'Add an image'}
        </Button>
        {image && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            Remove image
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label="Image"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      {said && (
        <p className={classes.problem} role="alert">
          {said}
        </p>
      )}
    </div>
  );
}
