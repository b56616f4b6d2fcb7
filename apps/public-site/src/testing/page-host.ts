import {
  type ContentVersion,
  createDocumentRenderer,
  createWebHost,
} from '@site/shell/host';
import { type Answer, stubTransport } from '@site/testing';
import { pages } from '../pages';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/**
 * The page host with the real routes, behind a trusted proxy; `world` has the API's
 * answers, and `world.asked` the number of requests to it.
 */
export function setUpHost(answers: readonly Answer[]) {
  const world: {
    answers: readonly Answer[];
    version: ContentVersion;
    log: string;
    asked: number;
  } = {
    answers,
    version: { version: '1' },
    log: '',
    asked: 0,
  };
  globalThis.fetch = (input, init) => {
    world.asked += 1;
    const given = new Promise<never>((_, reject) =>
      init?.signal?.addEventListener('abort', () =>
        reject(new DOMException('late', 'TimeoutError')),
      ),
    );
    return Promise.race([
      stubTransport({ answers: world.answers }).fetch(input, init),
      given,
    ]);
  };
  jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => Boolean((world.log += String(line))));
  const renderer = createDocumentRenderer(pages, () => ({
    scripts: ['/assets/boot.js'],
    preloads: [],
    styles: [],
  }));
  const host = createWebHost({
    ...{
      app: 'public-site',
      base: '/',
      apiOrigin: 'http://127.0.0.1:3333',
      logLevel: 'info',
      trustedProxy: '127.0.0.1',
    },
    site: { publicOrigin: 'https://rodar.test', apiKey: 'rodar-demo', brandId: '1' },
    renderer: async () => renderer,
    contentVersion: () => async () => world.version,
    logTo: { write: (line) => void (world.log += line) },
  });
  const get = async (url: string, headers: Record<string, string> = {}) =>
    (await host).inject({ url, headers });
  return { world, get };
}
