import { OTHER, withFallback } from '../../with-fallback';
import { type ClaimOutcome, type ClaimRule } from './sale-claims.schemas';

/** Claims to a sale, in words. */
export const CLAIM_RULE_LABELS = withFallback<ClaimRule, string>(
  {
    carrinho: 'Vendedor no carrinho',
    'venda-assistida': 'Link de venda assistida',
    'link-do-vendedor': 'Link do vendedor',
    'link-da-loja': 'Link da loja',
    'loja-da-entrega': 'Loja da entrega',
  },
  OTHER,
);

/** How a claim ended, in words. */
export const CLAIM_OUTCOME_LABELS = withFallback<ClaimOutcome, string>(
  {
    decidiu: 'Decidiu',
    'mais-fraco': 'Vale menos pela regra',
    encerrado: 'A loja já tinha fechado ou o vendedor já tinha saído',
    vencido: 'Passou de 30 dias',
  },
  OTHER,
);
