import { z } from 'zod';

/** The services, by domain; each owns its calls, its objects and its database. */
export const serviceNames = [
  'identity',
  'observations',
  'reports',
  'content',
  'action-steps',
  'tools',
  'conversations',
  'rubrics',
  'billing',
] as const;
export type ServiceName = (typeof serviceNames)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API host: a row of the table that routes, validation, client and documents come from. */
export interface Call {
  method: Method;
  /** Path below the API's base, parameters as `:name`. */
  path: string;
  /** Who answers it; the gateway itself what it joins from several services. */
  owner: ServiceName | 'gateway';
  /** One sentence for the reference page. */
  summary: string;
  /** 'public' calls need no session; 'internal' ones are only for the gateway and never routed. */
  audience: 'public' | 'signed-in' | 'internal';
  params: z.ZodObject;
  query: z.ZodObject;
  body: z.ZodType | null;
  response: z.ZodType;
  /** What the call does to the session when it succeeds; the owner says for whom (service-kit, SessionGrant). */
  session?: 'starts' | 'ends' | 'switches' | 'returns';
  /**
   * For the person alone: refused while staff is signed in as them. So is every DELETE, without being marked.
   */
  inPerson?: true;
  /**
   * Passwords, codes and mails to an address are limited per account and address (tight) and per address (loose);
   * messages of people who are not signed in, and feeds that are read without a session, per address.
   */
  limited?: 'credentials' | 'codes' | 'course-codes' | 'mail' | 'messages' | 'feeds';
  /** The caller sends a file's bytes instead of JSON, as a stream of at most this length. */
  sendsFile?: { maxBytes: number };
  /** The answer is a file's bytes instead of JSON, as a stream; nobody's session is looked at. */
  answersFile?: true;
  /** With `format=csv` the answer is a file for spreadsheets instead of JSON, streamed. */
  answersCsv?: true;
  /** The answer has no end: server-sent events, each of which holds one `response` as JSON. */
  answersEvents?: true;
}

type Loose<C extends Partial<Call>> = Omit<C, 'params' | 'query' | 'body'> & {
  params: C['params'] extends z.ZodObject ? C['params'] : z.ZodObject<Record<never, never>>;
  query: C['query'] extends z.ZodObject ? C['query'] : z.ZodObject<Record<never, never>>;
  body: C['body'] extends z.ZodType ? C['body'] : null;
};

/** Whether a call is refused while staff is signed in as somebody else. */
export const isInPerson = ({ method, inPerson }: Pick<Call, 'method' | 'inPerson'>): boolean =>
  method === 'DELETE' || inPerson === true;

/** Fills in what a call leaves out: no parameters, no query, no body. */
export function defineCall<
  const C extends Omit<Call, 'params' | 'query' | 'body'> & Partial<Pick<Call, 'params' | 'query' | 'body'>>,
>(call: C): Loose<C> {
  const nothing = z.object({});
  return { params: nothing, query: nothing, body: null, ...call } as unknown as Loose<C>;
}

/** Answer of form calls (login and the like): `true`, or a 400 whose message stands under the field. */
export const formAnswer = z.literal(true);

/** Answer of a call that answers a file. */
export const fileBytes = z.unknown();

/** Answer of a call that has nothing to return. */
export const done = z.object({ ok: z.literal(true) });
