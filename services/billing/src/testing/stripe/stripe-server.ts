import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { closeServer, listen } from '@coaching/service-kit';
import Stripe from 'stripe';
import { NO_SUCH, stripeEndpoints } from './stripe-endpoints';
import type { StripeEvent } from './stripe-objects';
import { wrongParameter } from './stripe-parameters';
import { StripeWorld } from './stripe-world';

export const STRIPE_KEY = 'sk_test_of_the_tests';
export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** How an event is sent, where it is not as Stripe would. */
interface Sending {
  /** Seconds since 1970 when it is signed; now unless given. */
  at?: number;
  secret?: string;
  /** Sent instead of what was signed. */
  altered?: string;
}

/** Where webhooks are sent. */
interface WebhookTarget {
  url: string;
  headers?: () => Readonly<Record<string, string>>;
}

class StripeError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly type: string,
  ) {
    super(message);
  }
}

const refused = ({ message }: Pick<Error, 'message'>) =>
  new StripeError(message, message.startsWith(NO_SUCH) ? 404 : 400, 'invalid_request_error');

/** What a request asks: an endpoint of the table, the id in its path, and its parameters. */
async function read(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url!, 'http://stripe.test');
  const sent = request.method === 'GET' ? searchParams : new URLSearchParams(await text(request));
  const id = /^\/v1\/(?:checkout\/sessions|subscriptions|customers)\/(\w+)/.exec(pathname)?.[1] ?? '';
  return { endpoint: `${request.method} ${id ? pathname.replace(id, ':id') : pathname}`, id, sent };
}

/**
 * A stand-in for Stripe, as far as the service asks it: over HTTP, with a clock, cards and webhooks of its own. It
 * takes the parameters that Stripe takes, with values that Stripe takes, and no others.
 */
export class StripeServer {
  readonly world = new StripeWorld();
  /** What was asked, oldest first. */
  readonly requests: string[] = [];
  /** Where it listens, http://host:port, once it has started. */
  origin = '';
  private readonly interruptions: {
    endpoint: string;
    happens: () => unknown;
    waiting: { done: boolean };
  }[] = [];
  private target: WebhookTarget | null = null;
  private readonly answered = new Map<string, { asked: string; answer: string }>();
  private readonly server = createServer(async (request, response) => {
    const [status, answer] = await this.answer(request).then(
      (body) => [200, body] as const,
      (error: Error) => {
        const { status, type } = error instanceof StripeError ? error : refused(error);
        return [status, JSON.stringify({ error: { type, message: error.message } })] as const;
      },
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });

  /** The SDK as the service uses it, pointed here. */
  async start(): Promise<Stripe> {
    const port = await listen(this.server, 0);
    this.origin = `http://127.0.0.1:${port}`;
    const place = { host: '127.0.0.1', port, protocol: 'http' } as const;
    return new Stripe(STRIPE_KEY, { ...place, maxNetworkRetries: 0, telemetry: false });
  }

  stop = () => closeServer(this.server);

  /** Has something happen right before an endpoint is asked the next time. */
  beforeNext(endpoint: string, happens: () => unknown): { done: boolean } {
    const waiting = { done: false };
    this.interruptions.push({ endpoint, happens, waiting });
    return waiting;
  }

  private interrupt(endpoint: string): void {
    const due = this.interruptions.find((each) => each.endpoint === endpoint && !each.waiting.done);
    if (!due) return;
    due.waiting.done = true;
    due.happens();
  }

  private async answer(request: IncomingMessage): Promise<string> {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`)
      throw new StripeError('Invalid API Key provided.', 401, 'invalid_request_error');
    const { endpoint, id, sent } = await read(request);
    this.requests.push(endpoint);
    this.interrupt(endpoint);
    const perform = stripeEndpoints[endpoint];
    if (!perform)
      throw new StripeError(`Unrecognized request URL (${endpoint}).`, 404, 'invalid_request_error');
    const wrong = wrongParameter(endpoint, sent);
    if (wrong) throw refused({ message: wrong });
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method !== 'POST')
      return JSON.stringify(perform({ world: this.world, id, sent }));
    const asked = `${endpoint} ${id} ${sent}`;
    const known = this.answered.get(key);
    if (known && known.asked !== asked)
      throw new StripeError(
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        400,
        'idempotency_error',
      );
    const answer = known?.answer ?? JSON.stringify(perform({ world: this.world, id, sent }));
    this.answered.set(key, { asked, answer });
    return answer;
  }

  /** Where events go from now on. */
  sendTo(target: WebhookTarget): void {
    this.target = target;
  }

  /** Sends an event, signed; answers the status. */
  async send(event: StripeEvent, { at, secret, altered }: Sending = {}): Promise<number> {
    const { url, headers } = this.target!;
    const payload = JSON.stringify(event, null, 2);
    const signature = signed(payload, at ?? Math.floor(Date.now() / 1000), secret);
    const { status } = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        ...headers?.(),
      },
      body: altered ?? payload,
    });
    return status;
  }

  /** Sends what happened since the event before `from`, each twice and the latest first: late, doubled, and in no order. */
  async sendBackwards(from = 0): Promise<number[]> {
    const statuses: number[] = [];
    for (const event of this.world.events.slice(from).toReversed())
      for (const each of [event, event]) statuses.push(await this.send(each));
    return statuses;
  }
}

/** The signature of what is sent, as of a moment in seconds since 1970. */
export const signed = (payload: string, timestamp: number, secret = WEBHOOK_SECRET): string =>
  new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({ payload, secret, timestamp });
