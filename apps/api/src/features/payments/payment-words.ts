import { type ChargeMethod } from '@site/contracts';

export const METHOD_NAMES: Readonly<Record<ChargeMethod, string>> = {
  pix: 'Pix',
  boleto: 'boleto',
  cartao: 'cartão',
  'pix-automatico': 'Pix Automático',
  'cartao-salvo': 'cartão salvo',
};
