import { type TrafficFineForm } from '@site/api-contract';
import {
  addDays,
  centavosFromReais,
  formatDate,
  formatDateTime,
  type IsoDate,
  saoPauloDay,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { fineKey } from '@site/api-contract/driving';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import {
  type ChargedState,
  chargedStateOf,
} from '../../contracts/ledger/statement.rules';

/**
 * Years that a fine stays: the authority has five years to act on it (Lei 9.873/1999,
 * art. 1º), and may ask for the driver until then.
 */
export const TRAFFIC_FINE_KEPT_YEARS = 5;

/** Days before the last one on which a customer is reminded of a fine's answer. */
const REMINDER_DAYS = 5;

/**
 * Whether the last day to answer a fine is near; never for a fine that arrived that late.
 */
export function isNearItsEnd(
  { answerUntil, toldAt }: { answerUntil: IsoDate; toldAt: Date | null },
  today: IsoDate,
): boolean {
  const from = addDays(answerUntil, -REMINDER_DAYS);
  return from <= today && toldAt !== null && saoPauloDay(toldAt) < from;
}

const MINUTE_MS = 60_000;

/** `2026-11-03` and `14:35` in São Paulo. */
export function infractionInstant(day: IsoDate, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(startOfSaoPauloDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

type Registration = {
  id: string;
  contract: { id: string; userId: string };
  registeredBy: string | null;
  now: Date;
};

/** The row of a fine that waits for its notice, of which the customer does not know yet. */
export function newFine(
  form: TrafficFineForm,
  { id, contract, registeredBy, now }: Registration,
) {
  const { noticeNumber, issuingBody, place, description, points, answerUntil } = form;
  return {
    id,
    contractId: contract.id,
    userId: contract.userId,
    infractionAt: infractionInstant(form.infractionOn, form.infractionTime),
    place,
    description,
    points,
    noticeNumber,
    issuingBody,
    noticeKey: noticeKeyOf(form),
    state: 'sem_notificacao' as const,
    centavos: centavosFromReais(form.amount),
    answerUntil,
    driverName: null,
    driverCpf: null,
    driverCnh: null,
    contestNote: null,
    contestedAt: null,
    cancelReason: null,
    claimedBy: null,
    claimedAt: null,
    toldAt: null,
    remindedAt: null,
    registeredBy,
    registeredAt: now,
    revision: 1,
  };
}

/** The same for two spellings of a notice of one issuing body. */
export const noticeKeyOf = ({
  noticeNumber,
  issuingBody,
}: Pick<TrafficFineForm, 'noticeNumber' | 'issuingBody'>) =>
  `${fineKey(noticeNumber)} ${fineKey(issuingBody)}`;

/** Name of a fine in the ledger, by its number. */
export const fineItem = (number: number) => `traffic-fine:${number}`;

/** Detail of the ledger's item 'Multa de trânsito'. */
export const fineWords = (infractionAt: Date) =>
  `de ${formatDate(saoPauloDay(infractionAt))}`;

/** The time in which a customer had a car. */
export type TimeWithCar = {
  from: Date;
  until: Date | null;
  /** The day on which it was stolen or written off; its hour is unknown. */
  lostOn: IsoDate | null;
};

/**
 * Why an infraction is not the customer's: they did not have the car then. Null when they
 * did.
 */
export function notTheirs(
  infractionAt: Date,
  { from, until, lostOn }: TimeWithCar,
): string | null {
  if (lostOn && saoPauloDay(infractionAt) > lostOn)
    return [
      'O carro foi roubado, furtado',
      `ou teve perda total em ${formatDate(lostOn)}.`,
      'Depois disso a multa não é deste cliente.',
    ].join(' ');
  if (infractionAt < from)
    return `O carro foi entregue em ${formatDateTime(from)}. Antes disso a multa não é deste cliente.`;
  if (until && infractionAt > until)
    return `O carro voltou em ${formatDateTime(until)}. Depois disso a multa não é deste cliente.`;
  return null;
}

/** The charge of a fine and its state, read from the ledger. */
export function chargeIn(
  entries: readonly Entry[],
  number: number,
  today: IsoDate,
): { centavos: number; dueOn: IsoDate; state: ChargedState } | null {
  const item = fineItem(number);
  const charged = chargedStateOf(entries, item, today);
  if (!charged) return null;
  const charge = entries.find(
    ({ kind, postings }) =>
      kind === 'charge' &&
      postings.some(
        (posting) => posting.account === 'traffic-fines' && posting.item === item,
      ),
  );
  const earned = charge?.postings.find(
    (posting) => posting.account === 'traffic-fines' && posting.item === item,
  );
  return {
    centavos: -(earned?.centavos ?? 0),
    dueOn: charged.dueOn,
    state: charged.state,
  };
}
