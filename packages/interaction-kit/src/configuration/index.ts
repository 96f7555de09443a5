export { default as formClasses } from './configuration.module.css';
export type { ConfigurationFields } from './configuration-form';
export { ConfigurationFormWithDraft } from './configuration-form-with-draft';
export { GivenCoachee } from './given-coachee';
export { InformationField } from './information-field';
export { NotForViewer } from './not-for-viewer';
export { ToConfigure } from './to-configure';
export { useEdit } from './use-edit';
export { usePageAhead } from './use-page-ahead';
