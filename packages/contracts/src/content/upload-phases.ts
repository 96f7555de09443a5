import { z } from 'zod';
import { requiredLine } from '../fields';
import { filePurposes } from './uploads';

/** Name of a chunked upload: random, sent only to who began it. */
const sessionId = z.string().regex(/^[A-Za-z0-9_-]{32}$/, 'There is no such upload.');

/** What the first request of a chunked upload says of the file (spec 2 section 7). */
export const uploadStartSchema = z.strictObject({
  phase: z.literal('start'),
  name: requiredLine(500),
  mime_type: z.string().trim().toLowerCase().max(200),
  /** In bytes. */
  size: z.int().min(1, 'This file is empty.'),
  /** What the file is for; an avatar is cut square and made small. */
  purpose: z.enum(filePurposes).optional(),
});

/** What comes along with each chunk, in the fields of a form; its bytes are the form's file `chunk`. */
export const uploadPartSchema = z.strictObject({
  phase: z.literal('upload'),
  session_id: sessionId,
  /** Where in the file the chunk begins, in bytes. */
  start_offset: z
    .string()
    .regex(/^\d{1,12}$/, 'start_offset must be a number of bytes.')
    .transform(Number),
});

/** Says that all chunks have been sent. */
export const uploadFinishSchema = z.strictObject({ phase: z.literal('finish'), session_id: sessionId });

/** What comes along with a file that is posted whole, as the form's file `avatar`. */
export const uploadWholeSchema = z.strictObject({ purpose: z.enum(filePurposes).optional() });

/** Answer to start: under which name chunks are sent, and where the first of them ends; all but the last are as long. */
const uploadBegunSchema = z.object({ session_id: sessionId, end_offset: z.int().positive() });

/** Answer to finish, and to a file posted whole: where it is found from now on. */
const uploadStoredSchema = z.object({ download_url: z.url() });

/** Answer of POST /upload/post, whatever its phase; a chunk's is empty. */
export const uploadAnswerSchema = z.object({
  status: z.literal('success'),
  data: z.union([uploadBegunSchema, uploadStoredSchema, z.strictObject({})]),
});

export type UploadStart = z.output<typeof uploadStartSchema>;
export type UploadPart = z.output<typeof uploadPartSchema>;
export type UploadFinish = z.output<typeof uploadFinishSchema>;
export type UploadAnswer = z.output<typeof uploadAnswerSchema>;
