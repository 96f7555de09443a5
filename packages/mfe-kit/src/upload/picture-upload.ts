import { callErrorText } from '../api';
import { ownPath } from './own-path';
import { UploadError } from './upload-error';
import { uploadFile } from './upload-file';

/** What a picture's failed upload reads as. */
export const pictureProblemOf = (error: unknown): string =>
  error instanceof UploadError ? error.message : (callErrorText(error) ?? 'Error uploading file');

/** Pictures for rich text: how they are sent, and what is said when that failed. */
export const pictureUpload = {
  upload: async (file: File, onProgress: (part: number) => void): Promise<string> =>
    ownPath(await uploadFile(file, { onProgress }), window.location.origin),
  problemOf: pictureProblemOf,
};
