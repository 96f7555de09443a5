import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACTOR_TOKEN_HEADER } from '@coaching/service-kit';
import {
  type ServiceForTest,
  type ServiceForTestOptions,
  startServiceForTest,
} from '@coaching/service-kit/testing';
import { type ContentOptions, contentService } from '../service';
import { diskStorage } from '../storage/disk-storage';

/** The settings that mails of a test are written with. */
export const mailSettings = {
  from: 'Sidelight <no-reply@product.test>',
  contactEmail: 'hello@product.test',
  supportEmail: 'help@product.test',
  siteAddress: 'https://product.test',
};

/** The content service on a database and a directory of its own, and what tests do to it. */
export interface ContentForTest extends ServiceForTest<'content'> {
  /** Where its files are. */
  directory: string;
  /** Sends a file as a browser does, the gateway's token included. */
  put(url: string, bytes: BodyInit, headers?: Record<string, string>): Promise<Response>;
  /** Asks for a file as the gateway does. */
  get(url: string, method?: string): Promise<Response>;
}

export async function startContentForTest(
  changes: Partial<ContentOptions> & ServiceForTestOptions = {},
): Promise<ContentForTest> {
  const { mongoUrl, databasePrefix, ...options } = changes;
  const directory = await mkdtemp(join(tmpdir(), 'content-test-'));
  const definition = contentService({
    secret: 'a secret of the tests, long enough for all',
    storage: diskStorage(directory),
    mail: mailSettings,
    mailServer: null,
    // Threads of a test read the sources, too.
    threadArguments: ['-r', join(__dirname, '../../../../tools/run-ts.cjs')],
    ...options,
  });
  const running = await startServiceForTest(definition, { mongoUrl, databasePrefix });
  // A token lives for a minute only.
  const token = () => ({ [ACTOR_TOKEN_HEADER]: running.tokenOf(null) });
  return {
    ...running,
    directory,
    put: (url, body, headers = {}) =>
      fetch(url, { method: 'PUT', body, headers: { 'x-amz-acl': 'public-read', ...token(), ...headers } }),
    get: (url, method = 'GET') => fetch(url, { method, headers: token() }),
    async close() {
      await running.close();
      await rm(directory, { recursive: true });
    },
  };
}
