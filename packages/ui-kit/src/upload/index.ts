export type { ChosenFile, StartUploads, UploadQueue, UploadSettings } from './upload-queue';
