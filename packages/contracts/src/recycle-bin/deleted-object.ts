import { z } from 'zod';
import { serviceNames } from '../call';
import { moment, uid } from '../fields';

/** What something is to its service, such as `observation`. */
export const deletedKind = z.string().regex(/^[a-z_]{1,40}$/);

/** What is in the recycle bin, named as its service knows it. */
export const deletedReferenceSchema = z.object({
  service: z.enum(serviceNames),
  kind: deletedKind,
  uid,
});
export type DeletedReference = z.infer<typeof deletedReferenceSchema>;

/** An object in the recycle bin, as those see it who can bring it back. */
export const deletedObjectSchema = deletedReferenceSchema.extend({
  /** What it is in words, such as "Observation". */
  noun: z.string(),
  title: z.string(),
  /** Where it belongs, such as the organisation's or the tool's name; empty where that says nothing. */
  place: z.string(),
  deleted_at: moment,
  /** Uid of who deleted it. */
  deleted_by: uid.nullable(),
  /** Their name; empty where the service does not know it. */
  deleted_by_name: z.string(),
  /** Where it opens once it is back; null for what has no page. */
  path: z.string().nullable(),
});
export type DeletedObject = z.infer<typeof deletedObjectSchema>;

/** What happens when an object is brought back. */
export const restorePreviewSchema = z.object({
  /** What comes back along with it, each in words. */
  along: z.array(z.string()),
  /** What keeps it from coming back, or from coming back as it was, each as a sentence. */
  obstacles: z.array(z.object({ message: z.string(), blocks: z.boolean() })),
});
export type RestorePreview = z.infer<typeof restorePreviewSchema>;
