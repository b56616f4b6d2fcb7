/** Texts of the page 'Privacidade' before its data is there; the rest comes later. */
export const PAGE = {
  title: 'Privacidade',
  lead: 'O que guardamos de você, para quê, até quando e quem viu. Daqui você também leva uma cópia de tudo ou apaga a conta.',
  failed: 'Não conseguimos carregar esta página',
} as const;
