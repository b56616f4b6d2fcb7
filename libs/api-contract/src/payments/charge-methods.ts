import { withFallback } from '../with-fallback';
import { type ChargeMethod } from './payments.schemas';

/** How a bill is paid, as people read it. */
export const CHARGE_METHOD_LABELS: Readonly<Record<ChargeMethod, string>> = withFallback(
  {
    pix: 'Pix',
    boleto: 'Boleto',
    cartao: 'Cartão',
    'pix-automatico': 'Pix Automático',
    'cartao-salvo': 'Cartão salvo',
  },
  'Outra forma',
);
