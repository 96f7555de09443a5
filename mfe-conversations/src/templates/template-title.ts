import { type Flowsheet, interactionTitle } from '@coaching/contracts';

/** What a template is called in lists. */
export const templateTitle = ({ title }: Pick<Flowsheet, 'title'>): string =>
  interactionTitle({ entity_type: 'interview', title });
