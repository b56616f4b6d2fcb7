import { type ChargeMethod } from '@site/api-contract';
import { formatDate, type IsoDate } from '@site/api-contract/brazil';
import { LATE_FINE_PERCENT, LATE_INTEREST_PERCENT } from '@site/api-contract/pricing';
import { money } from '#platform/mail/mail-money';
import { type NextBills } from '../../contracts/contracts/plan/next-bills.repository';
import { cardName } from '../saved-cards/saved-cards.rules';

/** Payment methods in the middle of a sentence. */
export const CHARGE_METHOD_NAMES: Readonly<Record<ChargeMethod, string>> = {
  pix: 'Pix',
  boleto: 'boleto',
  cartao: 'cartão',
  'pix-automatico': 'Pix Automático',
  'cartao-salvo': 'cartão salvo',
};

/** The name of a method with a capital letter, such as for the value of a row. */
export function chargeMethodLabel(method: ChargeMethod): string {
  const name = CHARGE_METHOD_NAMES[method];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Fine and interest of a late bill, in the middle of a sentence. */
export const LATE_CHARGES = [
  `multa de ${LATE_FINE_PERCENT}%, uma vez,`,
  `e juros de ${LATE_INTEREST_PERCENT}% ao mês, contados por dia`,
].join(' ');

/** Warns of fine and interest, for a bill that bears them; false for any other. */
export const lateChargesAhead = (bears: boolean) =>
  bears && `Depois do vencimento há ${LATE_CHARGES}.`;

/** How the next bills are paid, in words. */
export function nextBillsText(next: NextBills | null): string {
  if (next?.card)
    return `As próximas contas são cobradas no vencimento, no cartão ${cardName(next.card)}.`;
  switch (next?.way) {
    case 'pix-automatico':
      return 'As próximas contas seguem no Pix Automático.';
    case 'pix':
      return 'As próximas contas chegam ao seu e-mail com o código Pix.';
    case 'boleto':
      return 'As próximas contas chegam ao seu e-mail com a linha do boleto.';
    default:
      return 'As próximas contas você paga por Pix, boleto ou cartão.';
  }
}

/** The rows that tell which bill a mail is about. */
export function billFacts({ dueOn, centavos }: { dueOn: IsoDate; centavos: number }) {
  return [
    ['Vencimento', formatDate(dueOn)],
    ['Valor', money(centavos)],
  ] as const;
}
