import type { UploadRecord } from '@coaching/contracts';

/** What a queue of files is to keep to. */
export interface UploadSettings {
  /** Extensions it takes, lower case; empty for any. */
  extensions?: readonly string[];
  /** Largest file in bytes; 0 for no limit. */
  maxSize?: number;
  /** More than one file at a time. */
  multiple?: boolean;
  /** Most files when there may be more than one; 0 for no limit. */
  maximum?: number;
  /** How many files are sent at once, 1 to 5. */
  threads?: number;
  /** Asked for an address to PUT each file to; null, unless given. */
  putAction?: '/get_upload_url' | null;
  /** Takes files whole or in chunks; the default takes both. */
  postAction?: string | null;
  headers?: Readonly<Record<string, string>>;
  /** Fields that go along with each file, such as its purpose. */
  data?: Readonly<Record<string, string>>;
}

/** Something a person chose or dropped. */
export interface ChosenFile {
  name: string;
  /** Null for what is no file, such as a folder. */
  file: File | null;
}

/** Sends files one after the other, or a few at once. */
export interface UploadQueue {
  /** Takes files in and sends them when it is their turn. */
  add(chosen: readonly ChosenFile[]): void;
  /** Stops sending a file, which then has the error 'abort'. */
  deactivate(id: string): void;
  /** Sends a file again, when it is its turn. */
  retry(id: string): void;
  /** Forgets a file, and stops sending it. */
  remove(id: string): void;
  /** Stops sending all, for good; `onFiles` is not called any more. */
  stop(): void;
}

/** Begins a queue. @param onFiles called with all its files, whenever something about one changes */
export type StartUploads = (
  settings: UploadSettings,
  onFiles: (files: readonly UploadRecord[]) => void,
) => UploadQueue;
