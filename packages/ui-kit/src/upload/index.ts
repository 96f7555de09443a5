export { FileUpload, type FileUploadProps } from './file-upload';
export type { ChosenFile, StartUploads, UploadQueue, UploadSettings } from './upload-queue';
export { useDropOverlay } from './use-drop-overlay';
