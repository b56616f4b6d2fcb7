import { aWordpressPage, FakeWordpress, json } from '../features/cms/testing/fake-wordpress';
import { reachCms } from './check';

const wordpress = new FakeWordpress();
let CMS_URL = '';
beforeAll(async () => {
  CMS_URL = await wordpress.start();
});
afterEach(() => wordpress.reset());
afterAll(() => wordpress.stop());

const check = (url = CMS_URL) => reachCms({ CMS_URL: url, CMS_TIMEOUT_MS: 1000 });

describe('`ops -- check` with a CMS_URL', () => {
  it('is content with a WordPress that answers, with or without the footer page', async () => {
    await expect(check()).resolves.toBeUndefined();
    wordpress.replies.set('pages/704', json(aWordpressPage('rodape')));
    await expect(check()).resolves.toBeUndefined();
    expect(wordpress.asked.map(({ url }) => url)).toEqual(['/wp-json/wp/v2/pages/704', '/wp-json/wp/v2/pages/704']);
  });

  it.each([
    ['refuses', json({}, 503), /^CMS_URL: the CMS gives no page: WordPress answered 503$/],
    ['is no WordPress', json({ code: 'rest_no_route' }, 404), /^CMS_URL: the CMS gives no page: WordPress answered 404$/],
  ])('says what is wrong with one that %s', async (_, reply, line) => {
    wordpress.replies.set('pages/704', reply);
    await expect(check()).rejects.toThrow(line);
  });

  it('says that nobody listens there', async () => {
    await expect(check('http://127.0.0.1:1/wp-json/wp/v2')).rejects.toThrow(/^CMS_URL: the CMS gives no page: .+/);
  });
});
