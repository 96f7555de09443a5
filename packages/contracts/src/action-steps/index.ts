export * from './action-step';
export * from './action-step-facts';
export * from './limits';
export * from './overdue';
