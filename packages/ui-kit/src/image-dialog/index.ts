export { ImageDialog, type ImageDialogProps } from './image-dialog';
export type { PictureUpload } from './picture-upload';
export { WholePictureDialog } from './whole-picture-dialog';
