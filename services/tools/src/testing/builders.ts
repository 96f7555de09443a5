import { newUid, type Organization } from '@coaching/contracts';
import type { ImportedToolSet } from '../import/imported-tool-set';
import type { OwnTool, ToolSetRecord } from '../tool-sets/tool-set-record';

/** A tool of its own; `more` says what matters. */
export const aTool = (name: string, more: Partial<OwnTool> = {}): OwnTool => ({
  uid: newUid(),
  name,
  tool_type: 'Observation',
  structured: false,
  categories: [],
  ...more,
});

/** The platform's set unless `more` says whose it is. */
export const aToolSet = (more: Partial<ImportedToolSet> = {}): ImportedToolSet => ({
  uid: newUid(),
  name: 'Core tools',
  config_entity: 'System',
  config_uid: 'system',
  uses: null,
  tools: [],
  ...more,
});

/** What a set holds, for rules that look at nothing else. */
export const offering = (
  tools: OwnTool[],
  more: Partial<Pick<ToolSetRecord, 'tools_order' | 'tools_deleted' | 'config_entity' | 'config_uid'>> = {},
) => ({
  config_entity: 'System' as const,
  config_uid: 'system',
  tools,
  tools_order: [],
  tools_deleted: [],
  ...more,
});

/** An organisation as identity tells of it. */
export const anOrganization = (name: string, uid = newUid()): Organization => ({
  uid,
  name,
  short_name: '',
  logo: null,
  programs: [],
  has_resources: false,
});
