import { appFor, basePathOf, webApps } from '@site/api-contract/site-map';

/** The pages of an app that is away: what they say, and where their links lead. */
export const AWAY = [
  ['/', 'As páginas do site estão sem resposta agora.'],
  ['/consultoria', 'As páginas do site estão sem resposta agora.'],
  [
    '/concessionarias/propostas?pagina=2',
    'O portal da concessionária está sem resposta agora.',
  ],
  ['/consultor', 'O portal do consultor está sem resposta agora.'],
].map(([path = '', text = '']) => [path, text, prefixesBeside(path)] as const);

/** The first page of each web app but the one that a path belongs to. */
function prefixesBeside(path: string): string[] {
  const away = appFor(path.replace(/\?.*/, ''));
  return webApps()
    .filter((app) => app !== away)
    .map(basePathOf);
}

/** The addresses that a page links to. */
export const linksOf = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

/** Names that a visitor is not told; an app's own address may have its name. */
export const INTERNAL = new RegExp(
  [
    ...webApps().filter((app) => basePathOf(app) !== `/${app}`),
    String.raw`127\.0\.0\.1`,
  ].join('|'),
);
