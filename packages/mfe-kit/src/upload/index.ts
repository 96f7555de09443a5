export { putFile } from './put-file';
export { UploadError, type UploadFailure } from './upload-error';
export { type UploadOptions, uploadFile } from './upload-file';
