export { collectSooner } from './collect-sooner';
export { singleMachineConfig } from './config';
export { seedDemo } from './demo/seed';
export { definitionsOf, findDomains } from './domains/find-domains';
export { startDomains } from './domains/start-domains';
export { launch, type RunningPlatform } from './launch';
export { main } from './main';
