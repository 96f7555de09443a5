import type { ServiceDefinition } from '@coaching/service-kit';
import { greet } from './greet';
import { greetingSchema, greetingsIn } from './greetings-repository';

/** Greetings: the smallest domain there is. */
export const greetingsService: ServiceDefinition<'greetings'> = {
  name: 'greetings',
  schemas: { Greeting: greetingSchema },
  handlers: ({ connection }) => ({ greet: greet(greetingsIn(connection)) }),
};
