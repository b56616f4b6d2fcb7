import { guardConsole } from '@site/testing';
import { readCookieFrom, xsrfJar } from './xsrf-jar';

guardConsole();

describe('the XSRF cookie', () => {
  it('is kept by a server process that writes', async () => {
    const sent: (string | null)[] = [];
    const jar = xsrfJar(async (_input, init) => {
      sent.push(new Headers(init?.headers).get('cookie'));
      return new Response('{}', {
        headers: { 'set-cookie': 'XSRF-TOKEN=abc%3D1; Path=/; SameSite=Lax' },
      });
    });
    await jar.fetch('http://localhost/');
    expect(jar.readCookie('XSRF-TOKEN')).toBe('abc=1');
    await jar.fetch('http://localhost/');
    expect(sent).toEqual([null, 'XSRF-TOKEN=abc%3D1']);
  });
  it.each([
    ['a=1; XSRF-TOKEN=x%3Dy; b=2', 'x=y'],
    ['XSRF-TOKEN=plain', 'plain'],
    ['NOT-XSRF-TOKEN=1', null],
    ['', null],
    ['XSRF-TOKEN=%zz', '%zz'],
  ])('is read from %j as %j', (cookies, value) =>
    expect(readCookieFrom(cookies, 'XSRF-TOKEN')).toBe(value),
  );
});
