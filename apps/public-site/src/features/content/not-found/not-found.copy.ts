/** spec §2, not-found page. */
export const notFoundCopy = {
  title: 'Página não encontrada',
  message: 'Ops, a página que você procura não está aqui. =/',
  home: 'Ir para a home',
} as const;
