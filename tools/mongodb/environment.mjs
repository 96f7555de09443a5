/** Gives each test file a MongoDB of its own: there before its first hook, gone after its last. */
import { TestEnvironment } from 'jest-environment-node';
import { startMongod } from './mongod.mjs';

export default class MongodEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.mongod = await startMongod(process.env.MONGOD);
    this.global.process.env.TEST_MONGODB_URL = this.mongod.url;
  }

  async teardown() {
    await this.mongod?.stop();
    await super.teardown();
  }
}
