export { Dialog, type DialogProps } from './dialog';
export { DialogForm } from './dialog-form';
export { NameForm } from './name-form';
export { SideDrawer, type SideDrawerProps } from './side-drawer';
