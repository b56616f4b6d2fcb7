import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { backOnText } from '@site/api-contract/driving';

type DueBefore = NonNullable<ContractSummary['dueBefore']>[number];

/** Visible texts about amounts to pay for a contract, on overview and contract. */
export const owedCopy = {
  before: ({ label, open, dueDate, late }: DueBefore) =>
    `${label}: ${formatBRL(open)}, ${late ? 'venceu' : 'vence'} em ${formatDate(dueDate)}.`,
  agreed: (day: string) => `Combinado com a nossa equipe: pague até ${formatDate(day)}.`,
  /** Empty when no booked return cancels this month. */
  back: ({ backOn }: { backOn?: string | undefined }) =>
    backOn ? [backOnText(backOn)] : [],
  /** Empty when no credit paid part of it. */
  credited: (reais = 0) => (reais > 0 ? [`Já com ${formatBRL(reais)} de crédito.`] : []),
  payThis: 'Pagar esta conta',
  pay: (reais: number) => `Pagar ${formatBRL(reais)}`,
  payNow: 'Pagar agora',
  seeBill: 'Ver a conta',
  ways: 'Formas de pagar',
  /** Empty when it can be paid today. */
  payableFrom: ({ payableFrom }: { payableFrom?: string | undefined }) =>
    payableFrom ? [`Dá para pagar a partir de ${formatDate(payableFrom)}.`] : [],
  lateSince: (bills: number, day: string) =>
    bills > 1
      ? `${bills} contas em atraso desde ${formatDate(day)}`
      : `Parcela em atraso desde ${formatDate(day)}`,
  /** Shown while the bank may still confirm a boleto that was paid in time. */
  bankTells: (day: string) =>
    `Então não pague de novo: o banco tem até ${formatDate(day)} para confirmar. Quem pagou até o vencimento não deve multa nem juros.`,
  perhapsPaid: (day: string) => `Já pagou por boleto? ${owedCopy.bankTells(day)}`,
  stopsGrowing: 'Pague hoje e o valor para de subir.',
  beginsWith: (day: string, reais: number) =>
    `Comece pela de ${formatDate(day)}, ${formatBRL(reais)}.`,
  billsOf: (car: string) => `Contas do ${car}.`,
} as const;
