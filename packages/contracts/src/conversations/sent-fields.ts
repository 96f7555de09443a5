import { z } from 'zod';
import { line, uid } from '../fields';
import { programEmbedSchema } from '../identity/organization';

/** Something that is named by its uid. */
export const named = z.object({ uid });

/** A program that is named: by what others store of it, or by the program itself. */
export const namedProgram = z.union([
  named.transform((program) => ({ program_uid: program.uid })),
  z.object({ program_uid: uid }),
]);

/** The same with its organisation; a program without its uid is the one of that name there. */
export const sentProgram = z.union([
  z
    .object({ uid, program_name: line().optional(), name: line().optional(), organization_uid: uid })
    .transform(({ uid: program_uid, program_name, name, organization_uid }) => ({
      program_uid,
      program_name: program_name ?? name ?? '',
      organization_uid,
    })),
  programEmbedSchema.partial({ program_uid: true }),
]);
