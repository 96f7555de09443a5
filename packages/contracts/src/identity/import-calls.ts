import { z } from 'zod';
import { defineCall } from '../call';
import { MAX_LIST_ROWS } from '../content/limits';
import { line, uid } from '../fields';
import { listQuery, orNothing } from '../paging';
import { peopleEntitySchema } from './invitation';
import { MOST_IMPORT_ROWS } from './limits';
import {
  importedRowSchema,
  importOutcomes,
  importRowSchema,
  importRowStates,
  importSchema,
  leftRowSchema,
} from './people-import';
import { roleSchema } from './role';

/** Lists of people that are brought in: looked over first, then applied exactly as it was said, and taken back. */
export const importCalls = {
  previewImport: defineCall({
    method: 'POST',
    path: '/preview_import',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'Say what importing rows of a list would do, and store that; a row that was sent before takes its own place. It answers those rows, and others that are different through them. Nobody is brought in.',
    body: z.strictObject({
      /** Made by the caller; the same in all calls about this list. */
      uid,
      file_name: line(255).default(''),
      role: roleSchema,
      entity: peopleEntitySchema.nullish(),
      rows: z.array(importRowSchema).max(MOST_IMPORT_ROWS),
      /** Numbers of rows that are of the list no more. */
      removed: z.array(z.number().int().min(1).max(MAX_LIST_ROWS)).max(MAX_LIST_ROWS).default([]),
    }),
    response: z.object({ rows: z.array(importedRowSchema) }),
  }),
  commitImport: defineCall({
    method: 'POST',
    path: '/commit_import',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'Apply the next rows of an import, exactly as they were looked over; to be called until its status is `done`, also by who comes back later. 409 when the list is not the one of this checksum.',
    body: z.strictObject({ uid, checksum: z.string().max(64) }),
    response: z.object({ import: importSchema, rows: z.array(importedRowSchema) }),
  }),
  takeBackImport: defineCall({
    method: 'POST',
    path: '/take_back_import',
    owner: 'identity',
    audience: 'signed-in',
    inPerson: true,
    summary:
      'Take the next rows of an import back, to be called until its status is `taken-back`: people whom it made go to the recycle bin, places it added are taken away, fields get their value from before. Who signed in, has an interaction or was changed since is left and named.',
    body: z.strictObject({ uid }),
    response: z.object({ import: importSchema, left: z.array(leftRowSchema) }),
  }),
  getImports: defineCall({
    method: 'GET',
    path: '/imports',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'Imports into one place, or without one into the platform, the newest first: the caller’s own, and for who administers the place all of them. Lists that were looked over alone are not among them.',
    query: listQuery(['created_at'], true).extend({
      entity_type: orNothing(peopleEntitySchema.shape.entity_type),
      entity_uid: orNothing(uid),
    }),
    response: z.object({ imports: z.array(importSchema), total: z.number().int() }),
  }),
  getImport: defineCall({
    method: 'GET',
    path: '/import/:uid',
    owner: 'identity',
    audience: 'signed-in',
    summary: 'One import, with its counts and the checksum that it is applied by.',
    params: z.object({ uid }),
    response: z.object({ import: importSchema }),
  }),
  getImportRows: defineCall({
    method: 'GET',
    path: '/import/:uid/rows',
    owner: 'identity',
    audience: 'signed-in',
    summary:
      'What importing each row does or did; with format=csv as a file for spreadsheets, all pages in one.',
    params: z.object({ uid }),
    query: listQuery(['number']).extend({
      outcome: orNothing(z.enum(importOutcomes)),
      state: orNothing(z.enum(importRowStates)),
      format: z.enum(['json', 'csv']).default('json'),
    }),
    response: z.object({ rows: z.array(importedRowSchema), total: z.number().int() }),
    answersCsv: true,
  }),
} as const;
