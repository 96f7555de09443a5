/** Whose a tool set is: the platform's, an organisation's, or a standalone coach's. */
export const configEntities = ['System', 'Organization', 'User'] as const;
export type ConfigEntity = (typeof configEntities)[number];

/** In the place of a uid: no organisation in particular, or the set that is on offer. */
export const NO_ENTITY = 'none';
export const DEFAULT_TOOL_SET = 'default';
