import type { OwnTool, ToolSetRecord } from '../tool-sets/tool-set-record';

/** A tool set to bring in. */
export interface ImportedToolSet
  extends Pick<ToolSetRecord, 'uid' | 'name' | 'config_entity' | 'config_uid' | 'uses'> {
  /** Its own tools, in order. */
  tools: (Pick<OwnTool, 'uid' | 'name' | 'tool_type'> &
    Partial<Pick<OwnTool, 'structured' | 'categories'>>)[];
}
