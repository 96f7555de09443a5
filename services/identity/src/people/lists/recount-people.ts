import { recountTallies, type ServiceContext } from '@coaching/service-kit';
import { peopleIn } from '../people-repository';
import { listSome } from './list-old-people';

/**
 * Counts the lists of people anew. Whoever a process of a release without lists has stored since, beside this one, is put
 * back into theirs first; they were counted in these still, so that now they would count twice.
 * @returns how many lists were counted wrong
 */
export async function recountPeople(
  context: Pick<ServiceContext, 'connection' | 'transaction'>,
): Promise<number> {
  const people = peopleIn(context.connection);
  while ((await context.transaction((transaction) => listSome(people, transaction))) > 0);
  const fields = ['keys.lists', 'keys.groups'];
  return recountTallies(context, { model: people.model, fields, tallies: people.tallies });
}
