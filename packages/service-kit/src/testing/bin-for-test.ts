import {
  type Actor,
  type CallResponse,
  type DeletedObject,
  MESSAGES,
  type ServiceName,
} from '@coaching/contracts';
import type { CallFor } from './call-service';

/** A service's part of the recycle bin, as the gateway asks for it. */
export interface BinForTest {
  list(
    actor: Actor | null,
    query?: Record<string, string | number | boolean>,
  ): Promise<CallResponse<'listObservationsBin'>>;
  /** What of it has one of these uids, in order. */
  found(actor: Actor, ...uids: string[]): Promise<DeletedObject[]>;
  /**
   * Names of those who find an object, of all these; to the others it is not there by any call.
   * @throws where a call says something else than the list
   */
  finders(people: Record<string, Actor>, object: { kind: string; uid: string }): Promise<string[]>;
  preview(actor: Actor | null, kind: string, uid: string): Promise<CallResponse<'previewObservationsBin'>>;
  restore(actor: Actor | null, kind: string, uid: string): Promise<unknown>;
}

/** The bin of a service under test; the calls of all services are alike. */
// biome-ignore lint/suspicious/noExplicitAny: whichever calls the service owns, these are among them
export function binForTest(service: ServiceName, running: { call: CallFor<any> }): BinForTest {
  const name = service.charAt(0).toUpperCase() + service.slice(1);
  const call = running.call as unknown as CallFor<
    'listObservationsBin' | 'previewObservationsBin' | 'restoreObservationsBin'
  >;
  const on = (actor: Actor | null) => ({ actor, internal: true as const });
  const isAbsent = async (answer: Promise<unknown>): Promise<boolean> =>
    answer.then(
      () => false,
      ({ status, message }) => status === 404 && message === MESSAGES.notFound,
    );
  const list: BinForTest['list'] = (actor, query = {}) =>
    call(`list${name}Bin` as 'listObservationsBin', { query: query as never }, on(actor));
  const bin: BinForTest = {
    list,
    found: async (actor, ...uids) =>
      (await list(actor, { rowsPerPage: 0 })).objects.filter(({ uid }) => uids.includes(uid)),
    async finders(people, { kind, uid }) {
      const finders: string[] = [];
      for (const [who, actor] of Object.entries(people)) {
        const [object] = await bin.found(actor, uid);
        if (object && object.kind !== kind) throw new Error(`${who} finds it as ${object.kind}`);
        if (object) finders.push(who);
        if ((await isAbsent(bin.preview(actor, kind, uid))) === Boolean(object))
          throw new Error(`the preview says otherwise to ${who}`);
        if (!object && !(await isAbsent(bin.restore(actor, kind, uid))))
          throw new Error(`${who} restores what they do not find`);
      }
      return finders.sort();
    },
    preview: (actor, kind, uid) =>
      call(`preview${name}Bin` as 'previewObservationsBin', { params: { kind, uid } }, on(actor)),
    restore: (actor, kind, uid) =>
      call(
        `restore${name}Bin` as 'restoreObservationsBin',
        { body: { obj: { service, kind, uid } } },
        on(actor),
      ),
  };
  return bin;
}
