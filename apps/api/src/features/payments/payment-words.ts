import { type ChargeMethod } from '@site/contracts';
import { formatDate, type IsoDate } from '@site/contracts/brazil';
import { LATE_FINE_PERCENT, LATE_INTEREST_PERCENT } from '@site/contracts/pricing';
import { money } from '#platform/mail/mail-money';

export const METHOD_NAMES: Readonly<Record<ChargeMethod, string>> = {
  pix: 'Pix',
  boleto: 'boleto',
  cartao: 'cartão',
  'pix-automatico': 'Pix Automático',
  'cartao-salvo': 'cartão salvo',
};

/** What a late bill costs more, within a sentence. */
export const LATE_CHARGES = [
  `multa de ${LATE_FINE_PERCENT}%, uma vez,`,
  `e juros de ${LATE_INTEREST_PERCENT}% ao mês, contados por dia`,
].join(' ');

/** What waiting costs, of a bill that bears fine and interest; of others nothing. */
export const lateChargesAhead = (bears: boolean) =>
  bears && `Depois do vencimento há ${LATE_CHARGES}.`;

/** The rows that tell which bill a mail is of. */
export function billFacts({ dueOn, centavos }: { dueOn: IsoDate; centavos: number }) {
  return [
    ['Vencimento', formatDate(dueOn)],
    ['Valor', money(centavos)],
  ] as const;
}
