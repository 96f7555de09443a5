/** Extensions a picture may have, lower case. */
export const PICTURE_EXTENSIONS = ['gif', 'jpg', 'jpeg', 'png', 'webp'] as const;
/** Pixel side of an avatar on the profile. */
export const AVATAR_SIZE = 122;
/** Pixel height of the largest logo that is shown; it is at most three times as wide. */
export const LOGO_HEIGHT = 56;
/** What a picture is sent for, which decides how it is drawn: an avatar square, a logo small and in its own shape. */
export const filePurposes = ['avatar', 'logo'] as const;
export type FilePurpose = (typeof filePurposes)[number];
/** Largest picture in bytes, before the server makes it smaller. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Largest file of any other kind in bytes. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** Largest file that is posted whole in bytes, with what a form adds; larger ones come in chunks. */
export const MAX_POSTED_BYTES = MAX_PICTURE_BYTES + 64 * 1024;
/** Least file in bytes that is sent in chunks (spec 2 section 9). */
export const MIN_CHUNKED_BYTES = 1_048_576;
/** Chunks of a file that are under way at once (spec 2 section 9). */
export const ACTIVE_CHUNKS = 3;
/** How often a chunk that did not arrive is sent again (spec 2 section 9). */
export const CHUNK_RETRIES = 5;
/** Most files that are sent at once (spec 2 section 9). */
export const MAX_UPLOAD_THREADS = 5;
/** Milliseconds after which a drag that went quiet no longer lights the page (spec 2 section 9). */
export const DROP_OVERLAY_MS = 1000;
/** Extensions a resource may have, lower case (spec 2 section 5). */
export const RESOURCE_EXTENSIONS = [
  ...PICTURE_EXTENSIONS,
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
] as const;
/** Extensions of a list of people to add, lower case (spec 2 section 5). */
export const USER_LIST_EXTENSIONS = ['csv', 'xls', 'xlsx'] as const;
/** Extension of a roster of people to add: a OneRoster export. */
export const ROSTER_EXTENSION = 'zip';

export type PictureExtension = (typeof PICTURE_EXTENSIONS)[number];
export type FileExtension =
  | (typeof RESOURCE_EXTENSIONS)[number]
  | (typeof USER_LIST_EXTENSIONS)[number]
  | typeof ROSTER_EXTENSION;

/**
 * What browsers call a file with this extension; the first is what it is served as. Some know no name for office
 * files and say nothing, or application/octet-stream.
 */
export const FILE_TYPES: Record<FileExtension, readonly [string, ...string[]]> = {
  gif: ['image/gif'],
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  webp: ['image/webp'],
  pdf: ['application/pdf', 'application/x-pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel', 'application/msexcel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ppt: ['application/vnd.ms-powerpoint', 'application/mspowerpoint'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  zip: ['application/zip', 'application/x-zip-compressed', 'application/x-zip'],
  csv: ['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'],
};

/** The extension of a file's name in lower case, '' when it has none. */
export function fileExtension(file_name: string): string {
  return /[^.]\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a file of this name is a picture by its extension (spec 1 section 5). */
export function isPictureName(file_name: string): boolean {
  return (PICTURE_EXTENSIONS as readonly string[]).includes(fileExtension(file_name));
}

/** Largest file of this name in bytes. */
export function maxFileBytes(file_name: string): number {
  return isPictureName(file_name) ? MAX_PICTURE_BYTES : MAX_FILE_BYTES;
}
