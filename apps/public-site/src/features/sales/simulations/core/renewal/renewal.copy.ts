import {
  centavosFromReais,
  formatCount,
  formatDate,
  formatKm,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { money } from '../simulation.copy';
import { type DaysWithoutCar } from './find-days-without-car';

/**
 * Price of one day with the car after the end, rounded down to centavos in the customer's
 * favor.
 */
const dayOf = (monthly: number) =>
  reaisFromCentavos(Math.floor(centavosFromReais(monthly) / 30));

/** Texts of a simulation that may renew a contract. */
export const renewalCopy = {
  title: 'Renovação: hoje e depois',
  what: 'O que muda',
  today: 'Hoje',
  next: 'Novo plano',
  car: 'Carro',
  monthly: 'Mensalidade',
  term: 'Prazo',
  months: (count: number) => `${count} meses`,
  km: 'Km por mês',
  kmOf: formatCount,
  /** `difference` is in reais a month; positive when the new plan costs more. */
  difference: (difference: number) =>
    difference === 0
      ? 'A mensalidade fica igual.'
      : `O novo plano custa ${money(Math.abs(difference))} ${difference > 0 ? 'a mais' : 'a menos'} por mês.`,
  inCart: (difference: number) =>
    difference === 0
      ? 'Igual ao plano de hoje'
      : `${money(Math.abs(difference))} ${difference > 0 ? 'a mais' : 'a menos'} que o plano de hoje`,
  cartToday: (
    number: string,
    {
      car,
      monthly,
      term,
      km,
    }: { car: string; monthly: number; term: number; km: number },
  ) =>
    `Renovação do contrato ${number}: ${car}, ${money(monthly)} por mês, ${term} meses, ${formatKm(km)} por mês.`,
  note: 'O contrato de hoje segue até o último dia dele. O novo começa com a entrega do carro novo.',
  /** `monthly` is the price of the present car in reais. */
  gap: ({ returnedOn, arrivesOn, why }: DaysWithoutCar, monthly: number) =>
    [
      why === 'booked'
        ? `A devolução do carro de hoje está marcada para ${formatDate(returnedOn)}; o novo chega até ${formatDate(arrivesOn)}, se você assinar hoje.`
        : `O carro de hoje volta até ${formatDate(returnedOn)}; o novo chega até ${formatDate(arrivesOn)}, se você assinar hoje.`,
      why === 'demanded'
        ? 'Entre um dia e outro, você fica sem carro.'
        : `Para não ficar sem carro, ${why === 'booked' ? 'desmarque a devolução e ' : ''}fique com o de hoje até o novo chegar. Depois do fim do contrato, cada dia custa 1/30 da mensalidade de hoje (${money(dayOf(monthly))}) e traz 1/30 dos km: um mês a mais sai pelo mesmo preço.`,
    ].join(' '),
} as const;
