import { type FastifyBaseLogger } from 'fastify';
import { fetchCms, getContentVersion } from '@site/api-contract';
import { homePage } from '../../../../seed/pages/home';
import { testApi } from '../../../../testing/api';
import { type WordpressPages, wordpressPages } from '../wordpress-pages';
import { aWordpressPage, FakeWordpress, json } from './fake-wordpress';

export const HOME = 'pages?slug=home-v3';
/** A change of the home page, for tests. */
export const NEW_TITLE = {
  whySignItems: {
    ...(homePage.content as { whySignItems: object }).whySignItems,
    bigTitle: 'Por que agora',
  },
};
const silent = { warn: () => undefined } as unknown as FastifyBaseLogger;

/** An API whose pages come from a WordPress; call it once at the top of a spec. */
export function withWordpress() {
  const wordpress = new FakeWordpress();
  const config = { CMS_URL: '', CMS_TIMEOUT_MS: 5000, CMS_REFRESH_SECONDS: 15 };
  beforeAll(async () => {
    config.CMS_URL = await wordpress.start();
  });
  const api = testApi({ config });
  beforeEach(() => wordpress.reset());
  afterAll(() => wordpress.stop());

  /** A new API process: same database, empty memory, closed circuit. */
  const newProcess = (changes: Partial<typeof config> = {}) =>
    wordpressPages({ ...api.ports, config: { ...config, ...changes } }, silent);
  return {
    api,
    config,
    wordpress,
    newProcess,
    fetchPage: (path: string) => api.asAnyone().send(fetchCms, { body: { path } }),
    version: async () => (await api.asAnyone().send(getContentVersion, {})).data.version,
    hasHome: (changes: object = {}) =>
      wordpress.replies.set(
        HOME,
        json([aWordpressPage('home-v3', { ...homePage.content, ...changes })]),
      ),
    /** One interval later the kept copies are checked again. */
    refresh: (source: WordpressPages) => {
      api.clock.advance(15_000);
      return source.refresh();
    },
  };
}
