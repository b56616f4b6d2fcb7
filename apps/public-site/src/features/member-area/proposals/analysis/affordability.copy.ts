import { formatBRL } from '@site/api-contract/brazil';

/** The income's name within a sentence: monthly for people, yearly for companies. */
const INCOME = { 1: 'renda', 2: 'faturamento anual' } as const;

export const affordabilityCopy = {
  title: 'A conta da renda',
  /** The limit, and how much of it other cars use. */
  limit: ({
    income,
    clientType,
    limit,
    committed,
    left,
  }: {
    income: number;
    clientType: 1 | 2;
    limit: number;
    committed: number;
    left: number;
  }) =>
    committed > 0
      ? `Com ${INCOME[clientType]} de ${formatBRL(income)}, os 30% cobrem ${formatBRL(limit)} por mês. Suas outras assinaturas e propostas somam ${formatBRL(committed)}: ${left > 0 ? `sobram ${formatBRL(left)}` : 'não sobra nada'}.`
      : `Com ${INCOME[clientType]} de ${formatBRL(income)}, os 30% cobrem ${formatBRL(limit)} por mês.`,
  needed: (clientType: 1 | 2, monthly: number, needed: number) =>
    `Para esta mensalidade de ${formatBRL(monthly)}, seria preciso ${INCOME[clientType]} de ${formatBRL(needed)}.`,
  fits: 'O que cabe hoje',
  plan: (model: string, monthly: number) => `${model} por ${formatBRL(monthly)} ao mês`,
  none: (
    clientType: 1 | 2,
    cheapest: { modelName: string; monthly: number; neededIncome: number },
  ) =>
    `Hoje nenhum carro cabe. O mais em conta é o ${cheapest.modelName}, por ${formatBRL(cheapest.monthly)} ao mês, e pede ${INCOME[clientType]} de ${formatBRL(cheapest.neededIncome)}.`,
} as const;
