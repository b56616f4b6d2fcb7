import { sharePicturePath } from '@site/api-contract/site-paths';
import { testApi } from '../../testing/api';

const api = testApi();
const ask = (model: string, paint: string) =>
  api.app.inject({ url: sharePicturePath(model, paint) });

describe('the picture of a car for link previews', () => {
  it('comes without the headers of a call, and may be kept by anybody', async () => {
    const { statusCode, headers, rawPayload } = await ask('lira', 'azul-fiorde');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    ['fusca', 'azul-fiorde'],
    ['lira', 'rosa-choque'],
    ['constructor', 'azul-fiorde'],
    ['lira', 'toString'],
    ['__proto__', '__proto__'],
  ])('is none for %s in %s', async (model, paint) => {
    expect((await ask(model, paint)).statusCode).toBe(404);
  });
});
