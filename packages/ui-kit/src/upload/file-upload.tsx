import { VisuallyHidden } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon';
import { chosenFiles, droppedFiles } from './dropped-files';
import classes from './file-upload.module.css';
import type { ChosenFile, UploadSettings } from './upload-queue';
import { UploadRow } from './upload-row';
import { allowedText, tooManyText } from './upload-words';
import { useDropOverlay } from './use-drop-overlay';
import { type UseUploads, useUploads } from './use-uploads';

export interface FileUploadProps extends Omit<UseUploads, 'settings'> {
  /** What to keep to; read when the first file is chosen. */
  settings?: UploadSettings;
  /** What is sent here, such as 'Resource'; the list and the field are named after it. */
  label?: string;
  /** The dialog it is in opens with the focus on it. */
  'data-autofocus'?: boolean;
}

/**
 * Takes files by drag and drop, a click or the keyboard, and shows how each is sent (spec 2 sections 3, 5 and 9).
 * @param upload begins the queue that checks and sends them: `startUploads` of mfe-kit
 */
export function FileUpload({
  settings = {},
  label = 'Files',
  'data-autofocus': isFirst,
  ...options
}: FileUploadProps) {
  const { extensions = [], multiple = false } = settings;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tooMany, setTooMany] = useState('');
  const { files, announcement, add, deactivate, retry, remove } = useUploads({ ...options, settings });

  const take = (chosen: readonly ChosenFile[]) => {
    if (chosen.length === 0) return;
    setTooMany(tooManyText(settings, chosen.length, files.length));
    add(chosen);
  };
  const { isLit, listeners } = useDropOverlay((dropped) => take(droppedFiles(dropped)));
  const forget = (file: string) => {
    remove(file);
    setTooMany('');
    // Its button is gone; the keyboard goes on from where files are chosen.
    input.current?.focus();
  };

  const allowed = allowedText(settings);
  const help = [allowed && `${id}-allowed`, tooMany && `${id}-too-many`].filter(Boolean).join(' ');
  return (
    <section className={classes.upload} aria-label={label} {...listeners}>
      <label className={classes.choose} htmlFor={id}>
        <Icon of={IconUpload} size={28} />
        <span>
          {multiple ? 'Drop files here, or click to choose them' : 'Drop a file here, or click to choose one'}
        </span>
        <input
          ref={input}
          id={id}
          className={classes.input}
          type="file"
          data-autofocus={isFirst || undefined}
          multiple={multiple}
          accept={extensions.map((extension) => `.${extension}`).join(',') || undefined}
          aria-describedby={help || undefined}
          onChange={(event) => {
            const chosen = chosenFiles(event.currentTarget.files);
            // So that the same file can be chosen again.
            event.currentTarget.value = '';
            take(chosen);
          }}
        />
      </label>
      {allowed && (
        <p className={classes.allowed} id={`${id}-allowed`}>
          {allowed}
        </p>
      )}
      {tooMany && (
        <p className={classes.problem} id={`${id}-too-many`} role="alert">
          {tooMany}
        </p>
      )}
      {files.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {files.map((file) => (
            <UploadRow
              key={file.id}
              file={file}
              onCancel={() => deactivate(file.id)}
              onRetry={() => retry(file.id)}
              onRemove={() => forget(file.id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isLit && (
        <div className={classes.overlay} data-testid="drop-overlay">
          {multiple ? 'Drop the files to send them' : 'Drop the file to send it'}
        </div>
      )}
    </section>
  );
}
