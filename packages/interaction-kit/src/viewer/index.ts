export { headOwnership, type OwnershipSource } from './ownership';
export { type ViewerRole, viewerRole } from './viewer-role';
