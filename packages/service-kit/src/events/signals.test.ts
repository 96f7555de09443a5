import { promisesOfSignals } from '../testing/signals-contract';
import { createInProcessBus } from './in-process';

describe('signals within a process', () => {
  promisesOfSignals(async () => {
    const bus = createInProcessBus();
    return { connect: async () => ({ ...bus, close: async () => {} }), stop: bus.close };
  });
});
