export { createGateway } from './create-gateway';
export type { Gateway, GatewayOptions, RateLimitPlace, ServiceTarget, SessionPlace } from './options';
export { runGatewayProcess } from './run-gateway-process';
export { pageEnvironment, pageSettingsFrom } from './static/page-environment';
