import { mayReadOrganization, mayReadProgram } from '@coaching/access';
import { comparable, MESSAGES, pageWindow } from '@coaching/contracts';
import { type Handler, NotFound } from '@coaching/service-kit';
import type { OrganizationParts } from '../organizations/organization-parts';
import { presentManagedProgram } from './present-program';

/** An organisation has few enough programs to be read at once. */
export const getPrograms =
  ({ organizations, programs }: OrganizationParts): Handler<'getPrograms'> =>
  async ({ actor, params: { org }, query: { query, page, rowsPerPage, sortBy, descending } }) => {
    if (!mayReadOrganization(actor, org) || !(await organizations.find(org)))
      throw new NotFound(MESSAGES.notFound);
    const asked = comparable(query);
    const found = (await programs.of(org))
      .filter((program) => mayReadProgram(actor, program))
      .map((program) => ({ program, key: comparable(program[sortBy]) }))
      .filter(({ program }) => comparable(`${program.program_name} ${program.program_type}`).includes(asked))
      .sort((one, other) => one.key.localeCompare(other.key));
    if (descending) found.reverse();
    const { skip, limit } = pageWindow(page, rowsPerPage);
    const shown = found.slice(skip, skip + limit);
    return {
      programs: shown.map(({ program }) => presentManagedProgram(program, actor)),
      total: found.length,
    };
  };
