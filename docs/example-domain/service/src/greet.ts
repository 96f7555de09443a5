import type { Handler } from '@coaching/service-kit';
import type { Greetings } from './greetings-repository';

export const greet =
  (greetings: Greetings): Handler<'greet'> =>
  async ({ actor }) => ({ greeting: await greetings.countFor(actor.uid) });
