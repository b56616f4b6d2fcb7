import { type OddReason } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { type Config, isDemo } from '#platform/config';
import { type Ports } from '#platform/ports';
import { type BankChargeRow } from '../payments/payments.repository';
import { type BankEvent, printable } from './bank-events';

export type EventOfCharge = Extract<BankEvent, { data: { chargeId: string } }>;

/**
 * A payment of more than this many times the charge is a mistake, which a person must
 * settle.
 */
const MOST_TIMES = 2;

/**
 * Why news of a charge can't be true; null when they can. A payment is made between the
 * day on which we stored the charge and tomorrow, since the bank's clock may be ahead;
 * after the demo's clock went back, from today on.
 */
export function whyOdd(
  event: EventOfCharge,
  charge: Pick<BankChargeRow, 'bankId' | 'centavos' | 'createdAt'>,
  { clock, config }: { clock: Ports['clock']; config: Pick<Config, 'APP_MODE'> },
): OddReason | null {
  if (charge.bankId !== null && charge.bankId !== event.data.chargeId) return 'charge';
  if (event.type === 'charge.challenged')
    return event.data.url.startsWith('https:') || isDemo(config) ? null : 'address';
  if (event.type !== 'payment.received') return null;
  if (event.data.centavos > MOST_TIMES * charge.centavos) return 'amount';
  const today = saoPauloDay(clock.now());
  const madeOn = saoPauloDay(charge.createdAt);
  const paidOn = saoPauloDay(new Date(event.data.paidAt));
  const isPossible =
    paidOn >= (madeOn < today ? madeOn : today) && paidOn <= addDays(today, 1);
  return isPossible ? null : 'day';
}

const FIELDS: Readonly<Record<string, OddReason>> = {
  centavos: 'amount',
  paidAt: 'day',
  chargeId: 'charge',
  url: 'address',
};

/** The same for news of a wrong shape, by the first wrong field. */
export const whyMisshapen = (field: unknown): OddReason =>
  FIELDS[String(field)] ?? 'shape';

/**
 * Facts with which a person can ask the bank about the event; tokens and cards are left
 * out.
 */
const SHOWN = [
  'chargeId',
  'reference',
  'paymentId',
  'centavos',
  'paidAt',
  'reason',
  'tries',
  'url',
  'recurrenceId',
  'state',
] as const;
const MOST_LETTERS = 200;

/** The received fields as lines of `name: value`, each cut to a readable length. */
export function factsIn(data: unknown): string {
  const given = new Map(Object.entries(Object(data) as Record<string, unknown>));
  const cut = printable(MOST_LETTERS);
  return SHOWN.filter((name) => given.has(name))
    .map((name) => `${name}: ${cut(textOf(given.get(name)))}`)
    .join('\n');
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
