/** A file, or the promise of one, in the collection `files`. */
export interface FileRecord {
  /** Random, with the extension of what it is meant to hold; the last part of its address. */
  name: string;
  /** Uid of who asked to send it. */
  user_uid: string;
  /** What its sender called it, cleaned. */
  file_name: string;
  /** Media type as its sender said; '' when they said none. */
  file_type: string;
  purpose: 'avatar' | null;
  granted_at: Date;
  /** From then on it cannot be sent any more. */
  expires_at: Date;
  /** When a promise is forgotten that was never kept; absent from a file that is there. */
  forget_at?: Date;
  kept: KeptFile | null;
}

/** What is there once a file has been sent, looked at and kept. */
export interface KeptFile {
  /** Where it is in the storage. */
  key: string;
  /** Media type of what is in it, as found by looking. */
  type: string;
  /** In bytes. */
  length: number;
  /** SHA-256 of what was sent, in hex. */
  sent_hash: string;
  kept_at: Date;
}
