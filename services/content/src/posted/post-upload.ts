import {
  type UploadAnswer,
  uploadFinishSchema,
  uploadPartSchema,
  uploadStartSchema,
  uploadWholeSchema,
} from '@coaching/contracts';
import { type Handler, Invalid, type SentFile, UnsupportedMedia, validate } from '@coaching/service-kit';
import { z } from 'zod';
import { finishSession } from './finish-session';
import type { Poster, Posting } from './posting';
import { readForm } from './read-form';
import { readJson } from './read-json';
import { startSession } from './start-session';
import { takeChunk } from './take-chunk';
import { takeWhole } from './take-whole';

const spoken = z.discriminatedUnion('phase', [uploadStartSchema, uploadFinishSchema]);

type Data = UploadAnswer['data'];
type AddressOf = (name: string) => string;

/** What comes as JSON: the beginning and the end of an upload in chunks. */
async function answerJson(
  parts: Posting,
  sent: SentFile,
  poster: Poster,
  addressOf: AddressOf,
): Promise<Data> {
  const message = validate(spoken, await readJson(sent));
  if (message.phase === 'start') return startSession(parts, message, poster);
  return { download_url: addressOf(await finishSession(parts, message, poster)) };
}

/** What comes as a form: one chunk, or a file whole. */
async function answerForm(
  parts: Posting,
  sent: SentFile,
  poster: Poster,
  addressOf: AddressOf,
): Promise<Data> {
  const { fields, files } = await readForm(sent);
  const { chunk, avatar } = files;
  if (Object.keys(files).length !== 1) throw new Invalid('Please send one file, as chunk or as avatar.');
  if (chunk) {
    await takeChunk(parts, validate(uploadPartSchema, fields), chunk.bytes, poster);
    return {};
  }
  if (!avatar) throw new Invalid('Please send the file as chunk or as avatar.');
  const { purpose = null } = validate(uploadWholeSchema, fields);
  return { download_url: addressOf(await takeWhole(parts, avatar, purpose, poster)) };
}

const readers = { 'application/json': answerJson, 'multipart/form-data': answerForm };
const isRead = (type: string): type is keyof typeof readers => Object.hasOwn(readers, type);

export const postUpload =
  (parts: Posting): Handler<'postUpload'> =>
  async ({ actor, file: sent, api_address, now }) => {
    if (!isRead(sent.type)) throw new UnsupportedMedia('Please send JSON or a form (multipart/form-data).');
    const poster = { user_uid: actor.uid, now };
    const data = await readers[sent.type](parts, sent, poster, (name) => `${api_address}/files/${name}`);
    return { status: 'success', data };
  };
