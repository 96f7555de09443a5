import type { UploadRecord } from '@coaching/contracts';
import { useEffect, useRef, useState } from 'react';
import type { ChosenFile, StartUploads, UploadQueue, UploadSettings } from './upload-queue';
import { newsOf } from './upload-words';

export interface UseUploads {
  /** Begins a queue, once the first file is chosen. */
  upload: StartUploads;
  settings: UploadSettings;
  /** Told each file that has arrived, once. */
  onUploaded?: (file: UploadRecord) => void;
  /** Told all files, whenever something about one changes. */
  onChange?: (files: readonly UploadRecord[]) => void;
}

/** The files of a queue that lives as long as its component does, and what is new about them in words. */
export function useUploads(options: UseUploads) {
  const [files, setFiles] = useState<readonly UploadRecord[]>([]);
  const [news, setNews] = useState('');
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
    queue.current ??= options.upload(options.settings, (told) => {
      const earlier = new Map(before.map((file) => [file.id, file]));
      before = told;
      setFiles(told);
      const { onChange, onUploaded } = latest.current;
      onChange?.(told);
      for (const file of told) {
        if (file.success && !earlier.get(file.id)?.success) onUploaded?.(file);
        const words = newsOf(earlier.get(file.id), file);
        if (words) setNews(words);
      }
    });
    return queue.current;
  }

  return {
    files,
    news,
    add: (chosen: readonly ChosenFile[]) => started().add(chosen),
    deactivate: (id: string) => queue.current?.deactivate(id),
    retry: (id: string) => queue.current?.retry(id),
    remove: (id: string) => queue.current?.remove(id),
  };
}
