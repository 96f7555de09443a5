/** What tests of services, and of what talks to them, need; production code imports none of it. */
export * from './call-service';
export * from './event-reader';
export * from './events';
export * from './follow-service';
export * from './heard';
export * from './interaction';
export * from './nats-server';
export * from './people';
export * from './run-program';
export * from './service-for-test';
