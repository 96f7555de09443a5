import { z } from 'zod';
import { defineCall, done, fileBytes } from '../call';
import { requiredLine } from '../fields';
import { recycleBinCallsOf } from '../recycle-bin/calls';
import { uploadedFileName } from '../uploaded-file';
import { contactRequestSchema } from './contact';
import { resourceCalls } from './resource-calls';
import { uploadAnswerSchema } from './upload-phases';
import { filePurposes, MAX_FILE_BYTES, MAX_POSTED_BYTES } from './uploads';
import { userListCalls } from './user-list';

const fileName = z.string().regex(uploadedFileName, 'There is no such file.');

const bin = recycleBinCallsOf('content');

export const contentCalls = {
  getUploadUrl: defineCall({
    method: 'POST',
    path: '/get_upload_url',
    owner: 'content',
    audience: 'signed-in',
    summary:
      'Where to send a file by PUT, with the header x-amz-acl: public-read, and where it is found then.',
    body: z.strictObject({
      file_name: requiredLine(500),
      file_type: z.string().trim().toLowerCase().max(200),
      /** Bytes that will be sent; where it is named, the address takes exactly so many. */
      file_size: z.int().nonnegative().optional(),
      /** What the file is for; an avatar is cut square and made small. */
      purpose: z.enum(filePurposes).optional(),
    }),
    response: z.object({ url: z.url(), download_url: z.url() }),
  }),
  uploadFile: defineCall({
    method: 'PUT',
    path: '/uploads/:name',
    owner: 'content',
    audience: 'public',
    summary: 'Takes a file at the address that get_upload_url gave, once, as long as its signature is valid.',
    params: z.object({ name: fileName }),
    query: z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100) }),
    response: done,
    sendsFile: { maxBytes: MAX_FILE_BYTES },
  }),
  postUpload: defineCall({
    method: 'POST',
    path: '/upload/post',
    owner: 'content',
    audience: 'signed-in',
    summary:
      'Takes a file whole, as the file avatar of a form; or in chunks: JSON {phase: start, name, mime_type, size}, forms {phase: upload, session_id, start_offset} with the file chunk, JSON {phase: finish, session_id}.',
    response: uploadAnswerSchema,
    sendsFile: { maxBytes: MAX_POSTED_BYTES },
  }),
  downloadFile: defineCall({
    method: 'GET',
    path: '/files/:name',
    owner: 'content',
    audience: 'public',
    summary:
      'A file by its name, which only those know who were given it; pictures to show, all else to save.',
    params: z.object({ name: fileName }),
    response: fileBytes,
    answersFile: true,
  }),
  ...resourceCalls,
  ...userListCalls,
  contactUs: defineCall({
    method: 'POST',
    path: '/contact_us',
    owner: 'content',
    audience: 'public',
    summary: 'Send the contact form to those who run the product.',
    body: contactRequestSchema,
    response: done,
    limited: 'messages',
  }),
  listContentBin: bin.list,
  previewContentBin: bin.preview,
  restoreContentBin: bin.restore,
} as const;
