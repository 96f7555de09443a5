import { type Call, type CallName, callRows } from '@coaching/contracts';
import { apiBase } from '../api/settings';
import { type Answers, type MadeCall, noConnection, Refusal } from './answers';

/** A server that answers as a test says, within the contract, and records the calls it received. */
export interface FakeApi {
  /** Every call so far, oldest first. */
  made: readonly MadeCall[];
  /** Those of one name. */
  madeOf<Name extends CallName>(name: Name): MadeCall<Name>[];
  /** What it answers from now on, besides what it answered before. */
  answer(answers: Answers): void;
  /** Answers as `fetch` does. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Calls and answers that break the contract, or calls without an answer: the test is wrong, or the screen. */
  problems: readonly string[];
}

interface Found {
  name: CallName;
  call: Call;
  params: Record<string, string>;
}

/** The call of an address; one that names each part goes before one with parameters. */
function findCall(method: string, path: string): Found | null {
  const parts = path.split('/');
  const found = callRows.flatMap(([name, call]): Found[] => {
    const wanted = call.path.split('/');
    const isSame =
      call.method === method &&
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
    if (!isSame) return [];
    const named = wanted.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[index]!)]] : [],
    );
    return [{ name, call, params: Object.fromEntries(named) }];
  });
  const [best] = found.sort(
    (one, other) => Object.keys(one.params).length - Object.keys(other.params).length,
  );
  return best ?? null;
}

/** As much of an answer as `callApi` reads. */
const response = (status: number, body: unknown) =>
  ({ ok: status < 400, status, headers: new Map(), json: async () => body }) as never as Response;

export function createFakeApi(first: Answers = {}): FakeApi {
  const made: MadeCall[] = [];
  const problems: string[] = [];
  let answers = first;

  const read = ({ name, call, params }: Found, search: URLSearchParams, sent: unknown) =>
    ({
      name,
      params: call.params.parse(params),
      query: call.query.parse(Object.fromEntries(search)),
      body: call.body?.parse(JSON.parse(String(sent))),
    }) as MadeCall;

  const answerTo = async (call: MadeCall, { response: schema }: Call) => {
    const given: unknown = answers[call.name];
    if (given === undefined) throw new Error('the test has no answer to it');
    const answered = await (typeof given === 'function' ? given(call) : given);
    if (answered === noConnection || answered instanceof Refusal) return answered;
    // The server, too, cuts what it answers to the contract.
    return schema.parse(answered);
  };

  return {
    made,
    problems,
    madeOf: (name) => made.filter((call) => call.name === name) as never,
    answer(more) {
      answers = { ...answers, ...more };
    },
    async fetch(address, { method = 'GET', body } = {}) {
      const { pathname, searchParams } = new URL(address, window.location.href);
      const found = findCall(method, pathname.slice(apiBase().length));
      let answered: unknown;
      try {
        if (!found) throw new Error('the contract has no such call');
        const call = read(found, searchParams, body);
        made.push(call);
        answered = await answerTo(call, found.call);
      } catch (cause) {
        const problem = `${found?.name ?? `${method} ${address}`}: ${(cause as Error).message}`;
        problems.push(problem);
        throw new TypeError(problem);
      }
      if (answered === noConnection) throw new TypeError('Failed to fetch');
      return answered instanceof Refusal ? response(answered.status, answered.body) : response(200, answered);
    },
  };
}
