export { ImageDialog, type ImageDialogProps } from './image-dialog';
