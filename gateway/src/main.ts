import { runGatewayProcess } from './run-gateway-process';

runGatewayProcess();
