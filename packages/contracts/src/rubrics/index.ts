export * from './agreement';
export * from './calibration';
export * from './growth';
export * from './limits';
export * from './rubric';
export * from './rubric-instance';
export * from './rubric-item';
export * from './updates';
