import type { Handler } from '@coaching/service-kit';
import { presentManagedProgram } from './present-program';
import type { Programs } from './programs-repository';
import { requireProgram } from './require-program';

export const getProgram =
  (programs: Programs): Handler<'getProgram'> =>
  async ({ actor, params: { org, id } }) => ({
    program: presentManagedProgram(requireProgram(actor, org, await programs.find(id)), actor),
  });
