export type { UploadFailure } from '@coaching/contracts';
export { pictureProblemOf, pictureUpload } from './picture-upload';
export { startUploads } from './start-uploads';
export { UploadError } from './upload-error';
export { type UploadOptions, uploadFile } from './upload-file';
