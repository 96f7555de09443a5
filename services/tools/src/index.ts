export { importToolSets } from './import/import-tool-sets';
export type { ImportedToolSet } from './import/imported-tool-set';
export { toolsService } from './service';
