import type { Organizations } from '../organizations/organizations-repository';
import type { Programs } from '../programs/programs-repository';
import type { PersonRecord } from './person-record';

interface Places {
  organizations: Organizations;
  programs: Programs;
}

/**
 * People with the places that are there, called as they are called now. A deleted organisation or program stays stored
 * with its people, so that all of them are in it again the moment it is restored.
 */
export async function inLivingPlaces(
  { organizations, programs }: Places,
  people: readonly PersonRecord[],
): Promise<PersonRecord[]> {
  const schools = people.flatMap((person) => person.schools);
  const program_uids = schools.flatMap((school) => school.programs.map(({ program_uid }) => program_uid));
  const [living, programNames] = await Promise.all([
    organizations.livingOf(schools.map(({ organization_uid }) => organization_uid)),
    programs.namesOf(program_uids),
  ]);
  return people.map((person) => ({
    ...person,
    schools: person.schools.flatMap((school) => {
      const organization = living.get(school.organization_uid);
      if (!organization) return [];
      const { name: organization_name, counts_only } = organization;
      const inLiving = school.programs.flatMap((program) => {
        const program_name = programNames.get(program.program_uid);
        return program_name === undefined ? [] : [{ ...program, program_name }];
      });
      return [{ ...school, organization_name, ...(counts_only && { counts_only }), programs: inLiving }];
    }),
  }));
}

/** The same for one person. */
export async function inLivingPlace(places: Places, person: PersonRecord): Promise<PersonRecord> {
  return (await inLivingPlaces(places, [person]))[0]!;
}
