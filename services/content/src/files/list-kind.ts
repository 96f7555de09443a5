import { fileExtension, ROSTER_EXTENSION, USER_LIST_EXTENSIONS } from '@coaching/contracts';

/** Extension of a file that may be a list of people. */
export type ListExtension = (typeof USER_LIST_EXTENSIONS)[number] | typeof ROSTER_EXTENSION;

const isList = (extension: string): extension is ListExtension =>
  extension === ROSTER_EXTENSION || (USER_LIST_EXTENSIONS as readonly string[]).includes(extension);

/** As what a file of this name may be a list of people; null for what is none. */
export function listExtension(file_name: string): ListExtension | null {
  const extension = fileExtension(file_name);
  return isList(extension) ? extension : null;
}
