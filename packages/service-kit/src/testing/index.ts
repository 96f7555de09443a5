export * from './bin-for-test';
/** What tests of services, and of what talks to them, need; production code imports none of it. */
export * from './call-service';
export * from './copies';
export * from './event-reader';
export * from './event-recorder';
export * from './events';
export * from './explained';
export * from './follow-service';
export * from './interaction';
export * from './log-for-test';
export * from './looked-at';
export * from './nats-server';
export * from './recycle-bin-contract';
export * from './run-program';
export * from './service-for-test';
