import { formatDate } from '@site/api-contract/brazil';
import {
  CLAIM_OUTCOME_LABELS,
  type ClaimRule,
  type SaleClaim,
} from '@site/api-contract/sales';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';

/** Diego Ramos, Rodar Paulista; the dealership alone where the seller is not told. */
const sellerOf = ({ sellerName, dealershipName }: SaleClaim) =>
  sellerName
    ? [sellerName, dealershipName].filter(Boolean).join(', ')
    : dealershipName
      ? `um vendedor da ${dealershipName}`
      : 'um vendedor';

const openedOn = ({ day, isOfSimulation }: SaleClaim) => {
  if (day === null) return '';
  return isOfSimulation
    ? `, na simulação de ${formatDate(day)}`
    : `, aberto em ${formatDate(day)}`;
};

type Say = (claim: SaleClaim) => string;
const CLAIMS = withFallback<ClaimRule, Say>(
  {
    carrinho: (claim) =>
      `No carrinho do cliente: ${sellerOf(claim)}${claim.day ? `, desde ${formatDate(claim.day)}` : ''}`,
    'venda-assistida': (claim) =>
      `Link de venda assistida de ${sellerOf(claim)}${openedOn(claim)}`,
    'link-do-vendedor': (claim) => `Link de ${sellerOf(claim)}${openedOn(claim)}`,
    'link-da-loja': (claim) => `Link da ${claim.dealershipName}${openedOn(claim)}`,
    'loja-da-entrega': ({ dealershipName }) => `Loja da entrega: ${dealershipName}`,
  },
  () => OTHER,
);

export const saleClaimsCopy = {
  name: 'De quem é a venda',
  claim: (claim: SaleClaim) => CLAIMS[claim.rule](claim),
  /** A claim that did not decide, and why. */
  lost: (claim: SaleClaim) =>
    `${CLAIMS[claim.rule](claim)}. ${CLAIM_OUTCOME_LABELS[claim.outcome]}.`,
  others: 'Também havia:',
  rule: 'Ver a regra',
};
