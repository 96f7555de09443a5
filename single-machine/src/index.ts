export { singleMachineConfig } from './config';
export { demoAccounts } from './demo/people';
export { launch, type RunningPlatform } from './launch';
export { main } from './main';
export { seedDemo } from './demo/seed';
