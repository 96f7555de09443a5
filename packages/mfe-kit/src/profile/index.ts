export { AccessesList } from './accesses-list';
export { DialogButtons } from './dialog-buttons';
export { EmailsTable } from './emails-table';
export { NamesForm } from './names-form';
export { PasswordDialogButton } from './password-dialog';
export { PasswordFields } from './password-fields';
export { passwordProblems } from './password-problems';
export { PictureField } from './picture-field';
export { default as profileStyles } from './profile.module.css';
