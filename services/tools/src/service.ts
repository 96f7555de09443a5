import type { ServiceDefinition } from '@coaching/service-kit';
import { copyTool } from './copying/copy-tool';
import { republish } from './events/republish';
import { lanesSchema, toolLanesIn } from './lanes/lanes-repository';
import { saveToolLanes } from './lanes/save-tool-lanes';
import { moves } from './moves';
import { organizationNameSchema, ownerNamesIn, personNameSchema } from './owners/owner-names';
import { storeNames } from './owners/store-names';
import { toolsBin } from './recycle-bin/tools-bin';
import { undeleteCategory, undeleteTool } from './recycle-bin/undelete-parts';
import { saveToolConfig } from './saving/save-tool-config';
import { getToolConfig } from './tool-sets/get-tool-config';
import { getToolConfigs } from './tool-sets/get-tool-configs';
import { ownedSets } from './tool-sets/owned-sets';
import { toolSetSchema } from './tool-sets/tool-set-record';
import { toolSetsIn } from './tool-sets/tool-sets-repository';
import { countInteractions } from './usage/count-interactions';
import { countSchema, usageIn, useSchema } from './usage/usage-repository';

/** Tool sets: which kinds of interaction are on offer, and to whom. */
export const toolsService: ServiceDefinition<'tools'> = {
  name: 'tools',
  after: ['identity'],
  schemas: {
    ToolSet: toolSetSchema,
    ToolLanes: lanesSchema,
    OrganizationName: organizationNameSchema,
    PersonName: personNameSchema,
    InteractionUse: useSchema,
    ToolSetUses: countSchema,
  },
  handlers(context) {
    const { connection } = context;
    const toolSets = toolSetsIn(connection);
    const toolLanes = toolLanesIn(connection);
    const names = ownerNamesIn(connection);
    const stores = { toolSets, toolLanes, names, usage: usageIn(connection, toolSets) };
    const owned = ownedSets(toolSets, context);
    const bin = toolsBin(stores, context);
    return {
      getToolConfig: getToolConfig(stores, owned),
      getToolConfigs: getToolConfigs(stores, owned),
      saveToolConfig: saveToolConfig(stores, owned, context),
      copyTool: copyTool(stores, owned, context),
      undeleteTool: undeleteTool(stores, context),
      undeleteCategory: undeleteCategory(stores, context),
      saveToolLanes: saveToolLanes(toolSets, toolLanes, context),
      listToolsBin: bin.list,
      previewToolsBin: bin.preview,
      restoreToolsBin: bin.restore,
    };
  },
  reactions({ connection }) {
    return {
      ...storeNames(ownerNamesIn(connection)),
      ...countInteractions(usageIn(connection, toolSetsIn(connection))),
    };
  },
  moves,
  republish,
};
