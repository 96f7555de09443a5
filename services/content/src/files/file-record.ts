import { type FilePurpose, filePurposes } from '@coaching/contracts';
import { storedIn, within } from '@coaching/service-kit';

/** A file, or the promise of one, in the collection `files`. */
export interface FileRecord {
  /** Random, with the extension of what it is meant to hold; the last part of its address. */
  name: string;
  /** Uid of who asked to send it. */
  user_uid: string;
  /** What its sender called it, cleaned. */
  file_name: string;
  /** Media type as its sender gave it; '' when they gave none. */
  file_type: string;
  /** In bytes, as its sender gave it; absent when they gave none. */
  file_size?: number;
  purpose: FilePurpose | null;
  granted_at: Date;
  /** From then on it cannot be sent any more. */
  expires_at: Date;
  /** When a promise is deleted that no file ever met; absent from a file that is there. */
  forget_at?: Date;
  stored: StoredFile | null;
}

/** What is there once a file has been sent, looked at and stored. */
export interface StoredFile {
  /** Where it is in the storage. */
  key: string;
  /** Media type of what is in it, as found by looking. */
  type: string;
  /** In bytes. */
  length: number;
  /** SHA-256 of what was sent, in hex. */
  sent_hash: string;
  stored_at: Date;
}

export const fileSchema = storedIn<FileRecord>('files', {
  name: { type: String, required: true },
  user_uid: { type: String, required: true },
  file_name: { type: String, required: true },
  file_type: { type: String, default: '' },
  file_size: Number,
  purpose: { type: String, enum: filePurposes, default: null },
  granted_at: { type: Date, required: true },
  expires_at: { type: Date, required: true },
  forget_at: Date,
  stored: {
    type: within<StoredFile>({
      key: { type: String, required: true },
      type: { type: String, required: true },
      length: { type: Number, required: true },
      sent_hash: { type: String, required: true },
      stored_at: { type: Date, required: true },
    }),
    default: null,
  },
});
fileSchema.index({ name: 1 }, { unique: true });
fileSchema.index({ user_uid: 1, granted_at: 1 });
fileSchema.index({ expires_at: 1 });
fileSchema.index({ forget_at: 1 }, { expireAfterSeconds: 0 });
