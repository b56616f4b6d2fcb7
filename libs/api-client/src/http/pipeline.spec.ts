import { guardConsole } from '@site/testing';
import { joinUrl, pipeline, type Step } from './pipeline';

guardConsole();

it('steps run in order, each seeing what the one before made', async () => {
  const mark =
    (name: string): Step =>
    (request, next) =>
      next({ ...request, path: request.path + name });
  const run = pipeline([mark('a'), mark('b')], async ({ path }) => new Response(path));
  expect(
    await (
      await run({
        method: 'GET',
        path: '',
        url: '',
        headers: {},
        idempotent: false,
        quiet: false,
      })
    ).text(),
  ).toBe('ab');
});

it.each([
  ['http://h/api/v1', 'cms', 'http://h/api/v1/cms'],
  ['http://h/api/v1/', '/cms', 'http://h/api/v1/cms'],
  ['http://h', 'https://x.y/z', 'https://x.y/z'],
])('%s and %s make %s', (base, path, url) => expect(joinUrl(base, path)).toBe(url));
