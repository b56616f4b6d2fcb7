/** @jest-environment node */
import { pageHeaders, SECURITY_HEADERS } from '@site/server';

/** Values of the policy by directive. */
const allowedBy = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );

// security-requirements C4
describe.each([
  ['every answer', SECURITY_HEADERS],
  ['a page', pageHeaders({})],
  [
    'a page with all hosts that may be configured',
    pageHeaders({
      videoProvider: 'https://video.test',
      imageBase: 'https://imagens.test/site',
      measurementUrl: 'https://medicao.test/eventos',
    }),
  ],
])('C4: the content policy of %s', (_, headers) => {
  const allowed = allowedBy(headers);

  it('lets three named policies alone turn a string into markup or code', () => {
    expect(allowed['require-trusted-types-for']).toEqual(["'script'"]);
    expect(allowed['trusted-types']).toEqual(['rodar', 'rodar-page', 'default']);
  });

  it('runs scripts and styles of this site alone, from files', () =>
    expect([allowed['script-src'], allowed['style-src']]).toEqual([
      ["'self'"],
      ["'self'"],
    ]));
});
