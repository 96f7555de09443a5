import type { ServiceDefinition } from '@coaching/service-kit';
import { reannounce } from './events/reannounce';
import { indexes } from './indexes';
import { keepNames } from './owners/keep-names';
import { ownerNamesIn } from './owners/owner-names';
import { getToolConfig } from './tool-sets/get-tool-config';
import { toolSetsIn } from './tool-sets/tool-sets-repository';

/** Tool sets: which kinds of interaction are on offer, and to whom. */
export const toolsService: ServiceDefinition<'tools'> = {
  name: 'tools',
  indexes,
  handlers({ db }) {
    return { getToolConfig: getToolConfig(toolSetsIn(db), ownerNamesIn(db)) };
  },
  reactions({ db }) {
    return keepNames(ownerNamesIn(db));
  },
  reannounce,
};
