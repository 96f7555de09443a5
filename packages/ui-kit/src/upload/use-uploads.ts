import type { UploadRecord } from '@coaching/contracts';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile, StartUploads, UploadQueue, UploadSettings } from './upload-queue';
import { announcementFor } from './upload-words';

export interface UseUploads {
  /** Begins a queue, once the first file is chosen. */
  upload: StartUploads;
  settings: UploadSettings;
  /** Called with each file that has arrived, once. */
  onUploaded?: (file: UploadRecord) => void;
  /** Called with all files, whenever something about one changes. */
  onChange?: (files: readonly UploadRecord[]) => void;
}

/** The files of a queue that lives as long as its component does, and what is new about them in words. */
export function useUploads(options: UseUploads) {
  const [files, setFiles] = useState<readonly UploadRecord[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const latest = useRef(options);
  const queue = useRef<UploadQueue>(null);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(
    () => () => {
      queue.current?.stop();
      queue.current = null;
    },
    [],
  );

  function started(): UploadQueue {
    let before: readonly UploadRecord[] = [];
    queue.current ??= options.upload(options.settings, (current) => {
      const earlier = new Map(before.map((file) => [file.id, file]));
      before = current;
      setFiles(current);
      const { onChange, onUploaded } = latest.current;
      onChange?.(current);
      for (const file of current) {
        if (file.success && !earlier.get(file.id)?.success) onUploaded?.(file);
        const words = announcementFor(earlier.get(file.id), file);
        if (words) setAnnouncement(words);
      }
    });
    return queue.current;
  }

  return {
    files,
    announcement,
    add: (chosen: readonly ChosenFile[]) => started().add(chosen),
    deactivate: (id: string) => queue.current?.deactivate(id),
    retry: (id: string) => queue.current?.retry(id),
    remove: (id: string) => queue.current?.remove(id),
  };
}
