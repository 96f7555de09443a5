import { randomUUID } from 'node:crypto';
import type { Subscription } from 'nats';
import { atMost } from '../at-most';
import { type Signals, signalKey, signalListeners } from '../signals';
import type { Broker, BrokerConnection } from './broker-connection';
import { SIGNALS } from './stream';

/** How often listeners are called while the broker is away, so that they look for themselves. */
const LOOK_MS = 2000;
/** How long a new listener waits until the broker knows of the subscription. */
const PATIENCE_MS = 2000;

export interface BrokerSignals extends Signals {
  stop(): void;
}

/** Signals over a broker's plain publish and subscribe; listeners in this process are called without the broker. */
export function brokerSignals(brokerConnection: BrokerConnection): BrokerSignals {
  const here = signalListeners();
  const sender = randomUUID();
  let receivedFrom: Broker | null = null;
  let subscription: Subscription | null = null;
  let isSubscribed = false;
  let listening: Promise<void> | null = null;
  let looks: NodeJS.Timeout | undefined;

  async function subscribe(): Promise<void> {
    const broker = await brokerConnection.ready();
    if (!broker) return;
    const { connection } = broker;
    subscription = connection.subscribe(`${SIGNALS}.>`, {
      callback(error, message) {
        if (!error && message.string() !== sender) here.notify(message.subject.slice(SIGNALS.length + 1));
      },
    });
    // Signals sent before the broker knows of the subscription do not arrive here.
    await connection.flush().catch(() => undefined);
    isSubscribed = true;
  }

  /** Looks for what may have been missed: all of it while the broker is away, and once when it is back. */
  function lookAgain(): void {
    const broker = brokerConnection.now();
    if (!broker || broker !== receivedFrom) here.notifyAll();
    receivedFrom = isSubscribed ? broker : null;
  }

  return {
    send(type, entity_uid) {
      const key = signalKey(type, entity_uid);
      here.notify(key);
      brokerConnection.now()?.connection.publish(`${SIGNALS}.${key}`, sender);
    },
    async listen(type, entity_uid, onSignal) {
      const stop = here.add(signalKey(type, entity_uid), onSignal);
      listening ??= subscribe();
      looks ??= setInterval(lookAgain, LOOK_MS).unref();
      if (brokerConnection.now()) await atMost(PATIENCE_MS, listening);
      return stop;
    },
    stop() {
      clearInterval(looks);
      subscription?.unsubscribe();
    },
  };
}
