import type { Readable } from 'node:stream';
import type { Document, Filter } from 'mongodb';
import type { ClientSession, Connection } from 'mongoose';
import type { ServiceContext } from '../service';

/** A row as it is stored. */
export type MovedRow = Document;

/** An organisation that moves to another installation. */
export interface MovingOrganization {
  uid: string;
  name: string;
  program_uids: readonly string[];
  /** Of everybody who is in it, also of those in the recycle bin. */
  user_uids: readonly string[];
}

/** Rows of one model that an organisation takes along. */
export interface MovedRows {
  /** Name of the model. */
  model: string;
  /** Which of its rows; by what is stored, also of those in the recycle bin. */
  of(organization: MovingOrganization, connection: Connection): Filter<MovedRow> | Promise<Filter<MovedRow>>;
  /** Fields that say which row it is, by which rows are in order; its uid unless given. */
  order?: readonly string[];
  /** What of a row is taken along; all of it unless given. */
  taken?(row: MovedRow, organization: MovingOrganization): MovedRow;
  /** Counts rows that arrived where a service counts what it stores. */
  arrived?(rows: readonly MovedRow[], connection: Connection, session: ClientSession): Promise<void>;
}

/** A file that people sent, under the key by which it is stored. */
export interface MovedFile {
  key: string;
  /** Media type. */
  type: string;
  /** In bytes. */
  length: number;
  bytes: Readable;
}

/** What of a service an organisation takes along. What is made from events is not among it: it is made anew. */
export interface Moves {
  rows: readonly MovedRows[];
  /** What is not taken along, and why, in sentences. */
  leaves?: readonly string[];
  /** Who and what is in an organisation; of the one service that knows, null for none. */
  organization?(context: ServiceContext, uid: string): Promise<MovingOrganization | null>;
  files?(context: ServiceContext, organization: MovingOrganization): AsyncIterable<MovedFile>;
  storeFile?(file: MovedFile): Promise<void>;
}
