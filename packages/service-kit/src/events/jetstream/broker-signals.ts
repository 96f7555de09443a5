import { randomUUID } from 'node:crypto';
import type { Subscription } from 'nats';
import { atMost } from '../at-most';
import { type Signals, signalKey, signalListeners } from '../signals';
import type { Broker, Link } from './link';
import { SIGNALS } from './stream';

/** How often those who listen look for themselves while the broker is away. */
const LOOK_MS = 2000;
/** How long one who begins to listen waits for the broker to know of it. */
const PATIENCE_MS = 2000;

export interface BrokerSignals extends Signals {
  stop(): void;
}

/** Signals over a broker's plain publish and subscribe; what this process tells, it hears without the broker. */
export function brokerSignals(link: Link): BrokerSignals {
  const here = signalListeners();
  const sender = randomUUID();
  let heardFrom: Broker | null = null;
  let subscription: Subscription | null = null;
  let hearsOthers = false;
  let listening: Promise<void> | null = null;
  let looks: NodeJS.Timeout | undefined;

  async function hearOthers(): Promise<void> {
    const broker = await link.ready();
    if (!broker) return;
    const { connection } = broker;
    subscription = connection.subscribe(`${SIGNALS}.>`, {
      callback(error, message) {
        if (!error && message.string() !== sender) here.tell(message.subject.slice(SIGNALS.length + 1));
      },
    });
    // What is told before the broker knows of the subscription is heard by nobody here.
    await connection.flush().catch(() => undefined);
    hearsOthers = true;
  }

  /** Looks for what may have been missed: all of it while the broker is away, and once when it is back. */
  function lookAgain(): void {
    const broker = link.now();
    if (!broker || broker !== heardFrom) here.tellAll();
    heardFrom = hearsOthers ? broker : null;
  }

  return {
    tell(type, entity_uid) {
      const key = signalKey(type, entity_uid);
      here.tell(key);
      link.now()?.connection.publish(`${SIGNALS}.${key}`, sender);
    },
    async listen(type, entity_uid, hear) {
      const stop = here.add(signalKey(type, entity_uid), hear);
      listening ??= hearOthers();
      looks ??= setInterval(lookAgain, LOOK_MS).unref();
      if (link.now()) await atMost(PATIENCE_MS, listening);
      return stop;
    },
    stop() {
      clearInterval(looks);
      subscription?.unsubscribe();
    },
  };
}
