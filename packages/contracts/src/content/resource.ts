import { z } from 'zod';
import { chosenPicture, line, requiredLine, shownPicture, text, uid } from '../fields';
import { organizationSchema } from '../identity/organization';
import { uploadedPath } from '../uploaded-file';
import { contentMessages } from './messages';
import { resourceEntities } from './resource-place';
import { fileExtension, isPictureName, RESOURCE_EXTENSIONS } from './uploads';

export const resourceEntitySchema = z.enum(resourceEntities);

const isOneOf = (extensions: readonly string[], address: string) =>
  extensions.includes(fileExtension(uploadedPath(address) ?? ''));

/** A file to download, as somebody chooses it: one that was uploaded here, of a kind that resources may have. */
const chosenFile = z
  .string()
  .max(2000)
  .refine((address) => uploadedPath(address) !== null, {
    error: contentMessages.fileFromElsewhere,
    abort: true,
  })
  .refine((address) => isOneOf(RESOURCE_EXTENSIONS, address), contentMessages.notAnAllowedFile)
  .overwrite((address) => uploadedPath(address) ?? address);

/** Where a resource on the web is; empty for none. */
const webAddress = line(2000).refine(
  (address) => address === '' || /^https?:\/\/[^\s"'<>\\]+$/i.test(address),
  contentMessages.notAWebAddress,
);

/** A document or page that people work with (spec 2 section 3). */
export const resourceSchema = z.object({
  uid,
  config_entity: resourceEntitySchema,
  config_entity_uid: uid,
  title: line(),
  description: z.string(),
  url: z.string(),
  /** Where its file is downloaded; null without one. */
  file: z.string().nullable(),
  /** What the file is saved as; empty without one. */
  file_name: z.string(),
  image: shownPicture,
});
export type Resource = z.infer<typeof resourceSchema>;

/** What is written of a resource; what is left out stays as it is, and a new one may come without a uid. */
export const resourceDraftSchema = z.object({
  uid: uid.optional(),
  config_entity: resourceEntitySchema,
  config_entity_uid: uid,
  title: requiredLine().optional(),
  description: text().trim().max(2000, 'Please use at most 2000 characters.').optional(),
  url: webAddress.optional(),
  file: chosenFile.nullable().optional(),
  image: chosenPicture
    .refine((address) => isPictureName(address), contentMessages.notAPicture)
    .nullable()
    .optional(),
});
export type ResourceDraft = z.infer<typeof resourceDraftSchema>;

/** An organisation after a change of its resources, as a session has it; nameless while nothing of it was received. */
export const resourceOwnerSchema = organizationSchema
  .pick({ uid: true, has_resources: true })
  .extend(organizationSchema.pick({ name: true, short_name: true, logo: true }).partial().shape);
export type ResourceOwner = z.infer<typeof resourceOwnerSchema>;
