/** The pages of an app that is away: what they say, and where their links lead. */
export const AWAY = [
  [
    '/',
    'As páginas do site estão sem resposta agora.',
    ['/concessionarias', '/consultor'],
  ],
  [
    '/consultoria',
    'As páginas do site estão sem resposta agora.',
    ['/concessionarias', '/consultor'],
  ],
  [
    '/concessionarias/propostas?pagina=2',
    'O portal da concessionária está sem resposta agora.',
    ['/', '/consultor'],
  ],
  [
    '/consultor',
    'O portal do consultor está sem resposta agora.',
    ['/', '/concessionarias'],
  ],
] as const;

/** The addresses that a page links to. */
export const linksOf = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

/** Names that a visitor is not told. */
export const INTERNAL = /public-site|dealer-portal|consultant-portal|127\.0\.0\.1/;
