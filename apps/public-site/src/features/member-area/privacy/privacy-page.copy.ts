/**
 * Texts of the page 'Privacidade' that are needed before its data; the others load later.
 */
export const PAGE = {
  title: 'Privacidade',
  lead: 'O que guardamos de você, para quê, até quando e quem viu. Daqui você também leva uma cópia de tudo ou apaga a conta.',
  failed: 'Não conseguimos carregar esta página',
} as const;
