export { createGateway } from './create-gateway';
export type { Gateway, GatewayOptions, ServiceTarget, SessionsAt } from './options';
export { runGatewayProcess } from './run-gateway-process';
