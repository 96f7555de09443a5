/** What the load is compared with: one Express endpoint that takes the same bodies and stores nothing. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { tellProcessorTime } from '../processor-time';

const app = express();
app.use(express.json({ limit: '1mb' }));
app.post('/observation', (request, response) => {
  const { observation } = request.body as { observation: { revision?: number } };
  response.json({ observation: { ...observation, revision: (observation.revision ?? 0) + 1 } });
});
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`ready ${(server.address() as AddressInfo).port}`);
});
tellProcessorTime();
process.once('SIGTERM', () => process.exit(0));
