import type { EventBus } from '../bus';
import type { JetStreamOptions } from './jetstream-bus';

export type { JetStreamOptions };

/**
 * Events over NATS JetStream (`jetstream-bus`), whose client is loaded by who needs it: many processes have no broker.
 * @param url nats://host:port
 */
export async function connectJetStream(url: string, options?: JetStreamOptions): Promise<EventBus> {
  const bus = await import('./jetstream-bus');
  return bus.connectJetStream(url, options);
}
