import { callErrorText } from '../api';
import { UploadError } from './upload-error';
import { uploadFile } from './upload-file';

/** What a picture's failed upload reads as. */
export const pictureProblemOf = (error: unknown): string =>
  error instanceof UploadError ? error.message : (callErrorText(error) ?? 'Error uploading file');

/** Pictures for rich text: how they are sent, and the message when that failed. */
export const pictureUpload = {
  upload: (file: File, onProgress: (part: number) => void): Promise<string> =>
    uploadFile(file, { onProgress }),
  problemOf: pictureProblemOf,
};
