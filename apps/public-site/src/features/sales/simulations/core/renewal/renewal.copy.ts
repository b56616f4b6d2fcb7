import { formatCount, formatDate, formatKm } from '@site/api-contract/brazil';
import { money } from '../simulation.copy';

/** Texts of a simulation that may follow a contract. */
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
  /** `difference` in reais a month; above zero the new plan costs more. */
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
  gap: ({ returnedOn, arrivesOn }: { returnedOn: string; arrivesOn: string }) =>
    `Seu carro atual é devolvido em ${formatDate(returnedOn)}; o novo chega até ${formatDate(arrivesOn)}, se você assinar hoje. Entre um dia e outro, você pode ficar sem carro.`,
} as const;
