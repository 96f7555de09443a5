import type { RequestListener } from 'node:http';
import type { EventBus, Logger } from '@coaching/service-kit';
import type { PageSettings } from './static/page-settings';

/** Where a service answers: at an address, or in this very process without a network hop. */
export type ServiceTarget =
  | { url: string }
  | { handler: RequestListener; notReadyBecause?: () => Promise<string | null> };

/** Where sessions are stored. */
export type SessionPlace = { mongoUrl: string; databaseName: string } | { redisUrl: string };

/** Where tries are counted: per process, or in Redis for all gateways together. */
export type RateLimitPlace = 'in-process' | { redisUrl: string };

export interface GatewayOptions {
  /** By name, identity among them, whom the gateway itself asks. The first of two that claim a path at once gets it. */
  services: Readonly<Record<string, ServiceTarget>>;
  sessions: SessionPlace;
  /** Redis where sessions are in Redis, else this process, when left out. */
  rateLimits?: RateLimitPlace;
  /** Signs session cookies; 32 characters or more. */
  sessionSecret: string;
  /** Signs actors; shared with the services; 32 characters or more. */
  actorSecret: string;
  /** Null where no broker delivers changes; they are then noticed within seconds. */
  bus: EventBus | null;
  /** No other process writes people, places or sessions, so that the bus tells of every change; false unless given. */
  isAlone?: boolean;
  /** Directory of built web files; null when this gateway serves calls only. */
  webRoot: string | null;
  /** Places outside the product that pages link to. */
  pageSettings?: PageSettings;
  /** Remotes with servers of their own, by name; the gateway then makes /remotes.json from what these say. */
  remotes?: Record<string, string>;
  /** Path the calls are below: '/api', or '' on an API host of its own. */
  apiBase: string;
  /** Where browsers reach this gateway; without it, each request's Host is believed. */
  publicOrigin?: string;
  /** Where browsers send files when that is not this gateway: an address of S3-compatible storage. */
  uploadsTo?: string;
  /** Shows stored mail at /dev/mail to callers on this very machine, while browsers come from nowhere else. */
  devMail?: RequestListener;
  /** Proxies whose X-Forwarded-For is believed: their addresses or networks, or how many there are; none by default. */
  trustProxy?: string;
  log: Logger;
  /** How often a live stream's reader is looked at although no signal came, in milliseconds; for tests. */
  lookEveryMs?: number;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}

export interface Gateway {
  handler: RequestListener;
  /** Null when every part can serve, else one sentence naming what cannot. */
  notReadyBecause(): Promise<string | null>;
  /** Ends answers that have no end of their own, so that a server which closes need not wait for them. */
  endStreams(): void;
  /** Closes sessions, limits and connections to services; requests must have been drained before. */
  stop(): Promise<void>;
}
