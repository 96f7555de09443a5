import { MESSAGES } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { People } from './people-repository';
import { maySee } from './person-policy';
import { presentUser } from './present-person';

export const getUser =
  (people: People): Handler<'getUser'> =>
  async ({ actor, params }) => {
    const person = await people.find(params.id);
    if (!person || !maySee(actor, person)) throw new NotFound(MESSAGES.notFound);
    return { user: presentUser(person, actor) };
  };
