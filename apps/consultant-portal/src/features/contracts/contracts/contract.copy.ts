import { type ContractDetail } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';

type DueBefore = NonNullable<ContractDetail['dueBefore']>[number];

/** Texts of a contract's page that its first load shows. */
export const contractCopy = {
  title: 'Contrato',
  back: 'Todos os contratos',
  proposal: 'Proposta e documentos do cliente',
  failed: 'Não conseguimos abrir este contrato.',
  gone: 'Não encontramos esse contrato.',
  goneText: 'O endereço pode estar incompleto.',
  signed: (number: string, day: string) => `${number}, assinado em ${formatDate(day)}`,
  late: (days: number) => `${days === 1 ? '1 dia' : `${days} dias`} de atraso`,
  next: {
    title: 'O que o cliente vê agora',
    pay: (label: string, amount: number, day: string) =>
      `Pagar: ${label}, ${formatBRL(amount)}, vence em ${formatDate(day)}.`,
    payLate: (label: string, amount: number, day: string) =>
      `Pagar em atraso: ${label}, ${formatBRL(amount)}, venceu em ${formatDate(day)}.`,
    before: ({ label, open, dueDate }: DueBefore) =>
      `Antes: ${label}, ${formatBRL(open)}, vencimento ${formatDate(dueDate)}.`,
    includes: (label: string, amount: number) => `Inclui ${label}, ${formatBRL(amount)}.`,
    choose: 'Escolher o dia da entrega.',
    wait: (day: string) => `Esperar o carro, prometido até ${formatDate(day)}.`,
    meet: (day: string, time: string) =>
      `Receber o carro em ${formatDate(day)}, às ${time}.`,
    missed: (day: string, time: string) =>
      `A entrega estava marcada para ${formatDate(day)}, às ${time}. Falta escolher outro dia.`,
    paidUp: 'Nada a pagar: todas as parcelas estão pagas.',
    backFirst: 'Nada a pagar antes da devolução marcada.',
    bringCar: ({ slot, bringBy }: NonNullable<ContractDetail['carReturn']>) =>
      [
        `Devolver o carro até ${formatDate(bringBy ?? '')}.`,
        slot && `Marcou ${formatDate(slot.day)}, às ${slot.time}.`,
      ]
        .filter(Boolean)
        .join(' '),
    payRest: (amount: number) => `Pagar o que ficou em aberto: ${formatBRL(amount)}.`,
    over: 'O contrato terminou. Extrato e parcelas continuam na área logada.',
    kept: 'Extrato e parcelas continuam na área logada.',
  },
} as const;
