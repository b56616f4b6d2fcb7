import { money } from '../core/simulation.copy';

/**
 * Texts of the tray of picked cars and of the list of included services, loaded with
 * them.
 */
export const belowOffersCopy = {
  includedInAll: 'Incluso em todos',
  notIncludedText:
    'Combustível ou recarga, multas, lavagem, franquia do seguro e km extra.',
  extraKmRange: (from: number, to: number) =>
    `Combustível ou recarga, multas, lavagem, franquia do seguro e km extra, de ${money(from)} a ${money(to)}.`,
  lock: 'Preço garantido por 7 dias',
  lockText:
    'Guarde no carrinho e o preço fica garantido por 7 dias, mesmo se a tabela mudar.',
  covers: 'O que o preço cobre',
  tray: 'Carros para comparar',
  takeOut: (name: string) => `Remover o ${name}`,
  roomForOne: 'Cabe mais um',
  difference: (name: string) => `O ${name} custa`,
  more: (reais: number) => `${money(reais)} a mais por mês`,
  same: 'o mesmo por mês',
  clear: 'Limpar',
  compareCount: (count: number) => `Comparar ${count}`,
};
