import { formatDate } from '@site/api-contract/brazil';
import {
  type ClaimOutcome,
  type ClaimRule,
  type SaleClaim,
} from '@site/api-contract/sales';
import { OTHER, withFallback } from '@site/api-contract/with-fallback';

/** Diego Ramos, Rodar Paulista; the dealership alone where the seller is not told. */
const sellerOf = ({ sellerName, dealershipName }: SaleClaim) =>
  sellerName
    ? [sellerName, dealershipName].filter(Boolean).join(', ')
    : `um vendedor da ${dealershipName}`;

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

const OUTCOMES = withFallback<ClaimOutcome, string>(
  {
    decidiu: 'decidiu',
    'mais-fraco': 'vale menos pela regra',
    encerrado: 'a loja ou o vendedor já tinha encerrado',
    vencido: 'passou de 30 dias',
  },
  OTHER,
);

export const saleClaimsCopy = {
  name: 'De quem é a venda',
  claim: (claim: SaleClaim) => CLAIMS[claim.rule](claim),
  outcome: (outcome: ClaimOutcome) => OUTCOMES[outcome],
  others: 'Também havia:',
  rule: 'Ver a regra',
};
