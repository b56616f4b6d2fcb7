/** @jest-environment node */
import { setUp } from './testing/web-host';

const FILM = '/media/videos/filme.mp4';

describe('a part of a file, as a video player asks for it', () => {
  const part = async (headers: Record<string, string>) => {
    const { statusCode, headers: answered, body } = await setUp().get(FILM, headers);
    return {
      statusCode,
      range: answered['content-range'],
      length: answered['content-length'],
      body,
    };
  };

  const lastModified = async () =>
    String((await setUp().get(FILM)).headers['last-modified']);

  it.each([
    ['bytes=0-1', 'bytes 0-1/10', '01'],
    ['bytes=4-', 'bytes 4-9/10', '456789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
  ])('%s is answered with 206 and %s', async (range, given, body) => {
    expect(await part({ range })).toEqual({
      statusCode: 206,
      range: given,
      length: String(body.length),
      body,
    });
  });

  it('is 416 with the size when the file is shorter', async () => {
    expect(await part({ range: 'bytes=10-' })).toMatchObject({
      statusCode: 416,
      range: 'bytes */10',
      body: '',
    });
  });

  it.each(['bytes=0-1,4-5', 'items=0-1', 'bytes', 'items=x'])(
    'is the whole file for %s',
    async (range) => {
      expect(await part({ range })).toMatchObject({
        statusCode: 200,
        range: undefined,
        body: '0123456789',
      });
    },
  );

  it('is the whole file when the copy that it continues is an older one', async () => {
    const since = await lastModified();
    expect(await part({ range: 'bytes=4-', 'if-range': since })).toMatchObject({
      statusCode: 206,
      body: '456789',
    });
    for (const older of ['"f0"', 'Sat, 21 Nov 2020 12:00:00 GMT'])
      expect(await part({ range: 'bytes=4-', 'if-range': older })).toMatchObject({
        statusCode: 200,
        body: '0123456789',
      });
  });

  it('is 304 for whom has the file', async () => {
    const { headers } = await setUp().get(FILM);
    expect(
      (await part({ range: 'bytes=0-1', 'if-none-match': String(headers.etag) }))
        .statusCode,
    ).toBe(304);
  });

  it('is offered on every file, with its type, its tag and how long it is kept', async () => {
    const { headers } = await setUp().get(FILM, {
      range: 'bytes=0-1',
    });
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      etag: expect.stringMatching(/^W\/"[\da-f-]+"$/),
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
    });
    expect((await setUp().get(FILM)).headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': '10',
    });
    expect((await setUp().get('/')).headers).not.toHaveProperty('accept-ranges');
  });
});
