export { Dialog, type DialogProps } from './dialog';
export { SideDrawer, type SideDrawerProps } from './side-drawer';
