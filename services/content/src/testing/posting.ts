import { readdir } from 'node:fs/promises';
import { cast } from '@coaching/access/testing';
import type { Actor } from '@coaching/contracts';
import { ACTOR_TOKEN_HEADER, API_ADDRESS_HEADER } from '@coaching/service-kit';
import { CHUNK_BYTES } from '../posted/session-record';
import { type ContentForTest } from './content-for-test';

type Person = Actor | null;

/** An answer of POST /upload/post, whatever it is. */
export interface Posted {
  status: number;
  body: { status?: string; message?: string; data: Record<string, string> };
}

export const blobOf = (bytes: Buffer, type = '') => new Blob([new Uint8Array(bytes)], { type });

/** A form of text and files, the files under this name. */
export function formOf(fields: Record<string, string | Blob>, name = 'blob'): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string') form.append(key, value);
    else form.append(key, value, name);
  return form;
}

/** The bytes of the chunk that begins there. */
export const chunkOf = (bytes: Buffer, start_offset: number) =>
  bytes.subarray(start_offset, start_offset + CHUNK_BYTES);

/** What people post to a service, Pat unless given otherwise. */
export function postsTo(content: ContentForTest) {
  async function post(
    body: BodyInit,
    by: Person = cast.actors.coach,
    headers: Record<string, string> = {},
  ): Promise<Posted> {
    const answer = await fetch(`${content.origin}/upload/post`, {
      method: 'POST',
      body,
      headers: {
        [ACTOR_TOKEN_HEADER]: content.tokenOf(by),
        [API_ADDRESS_HEADER]: content.origin,
        ...headers,
      },
    });
    return { status: answer.status, body: (await answer.json()) as Posted['body'] };
  }
  const say = (words: object, by?: Person) =>
    post(JSON.stringify(words), by, { 'content-type': 'application/json' });
  const start = (facts: object, by?: Person) =>
    say({ phase: 'start', name: 'plan.pdf', mime_type: 'application/pdf', ...facts }, by);
  const finish = (session_id: string, by?: Person) => say({ phase: 'finish', session_id }, by);
  const sendChunk = (session_id: string, start_offset: number, chunk: Buffer, by?: Person) =>
    post(
      formOf({ phase: 'upload', session_id, start_offset: String(start_offset), chunk: blobOf(chunk) }),
      by,
    );

  /** Begins an upload of a document, unless given otherwise. @returns its session */
  async function begin(size: number, facts: object = {}, by?: Person): Promise<string> {
    const { status, body } = await start({ size, ...facts }, by);
    expect([status, body.status]).toEqual([200, 'success']);
    return body.data.session_id!;
  }

  /** Sends a file in chunks, the last one first. */
  async function sendInChunks(bytes: Buffer, facts: object = {}) {
    const session_id = await begin(bytes.length, facts);
    for (let at = Math.floor((bytes.length - 1) / CHUNK_BYTES) * CHUNK_BYTES; at >= 0; at -= CHUNK_BYTES)
      expect(await sendChunk(session_id, at, chunkOf(bytes, at))).toEqual({
        status: 200,
        body: { status: 'success', data: {} },
      });
    return { session_id, ...(await finish(session_id)) };
  }

  return {
    post,
    start,
    finish,
    sendChunk,
    begin,
    sendInChunks,
    /** The file at an address. */
    shown: async (address: string | undefined) =>
      Buffer.from(await (await content.get(String(address))).arrayBuffer()),
    record: (session_id: string) =>
      content.service.context.db.collection('upload_sessions').findOne({ session_id }),
    /** The chunks of a session that are on the disk. */
    chunksThere: async (session_id: string) =>
      (await readdir(content.directory, { recursive: true })).filter((path) => path.includes(session_id)),
  };
}
