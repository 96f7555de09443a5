export { singleMachineConfig } from './config';
export { demoAccounts } from './demo/people';
export { seedDemo } from './demo/seed';
export { launch, type RunningPlatform } from './launch';
export { main } from './main';
