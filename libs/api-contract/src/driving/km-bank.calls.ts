import * as z from 'zod/mini';
import { daysBetween } from '../brazil';
import { call } from '../wire/call';
import { isoDay, reais, uuid } from '../wire/fields';
import { odometerKm } from './odometer';

/** A pace of fewer days with the car says nothing about years: there is no forecast. */
export const FORECAST_DAYS = 30;

const ofContract = z.object({ id: uuid });

/**
 * The km of a contract: what its months bring, what was driven, and where that leads
 * (docs/product/driving.md). Before the handover nothing has begun: driven and balance
 * are 0.
 */
const kmBank = z.object({
  /**
   * Km that each month of the contract brings, the first one first; of one that is over,
   * the months that it had, and of a car that comes back early those until then.
   */
  months: z.array(z.int()),
  /** Km bought beside them. */
  toppedUp: z.int(),
  /** Km of the months and bought km together, or the km that the settlement allowed. */
  total: z.int(),
  /** The month of today, 0 before the handover; never above the last one. */
  month: z.int(),
  /** From the handover to the last reading, or the return's. */
  driven: z.int(),
  /**
   * Km of the months begun by the last reading and those
   * bought less `driven`; below zero when more was.
   */
  balance: z.int(),
  /** Day of that reading; null before one, and at the end. */
  balanceOn: z.optional(z.nullable(z.string())),
  /** The month of it. */
  balanceMonth: z.optional(z.int()),
  /** Last day of the contract's months; null before the handover. */
  endsOn: z.nullable(z.string()),
  /**
   * Where the km of the contract end at the pace so far, how many of them are extra, and
   * what those cost. Null in the first `FORECAST_DAYS`, without a reading, and once it has ended.
   */
  forecast: z.nullable(z.object({ km: z.int(), extraKm: z.int(), cost: reais })),
  /** Its car comes back early, as booked: the forecast is of that day, and its months. */
  backOn: z.optional(z.string()),
  /** First day on which a reading gives a forecast; null before the handover. */
  forecastFrom: z.nullable(z.string()),
  /** Price of one extra km. */
  extraKmPrice: reais,
  /** Newest first, from the handover to the return. */
  readings: z.array(
    z.object({
      onDay: z.string(),
      km: z.int(),
      isHandover: z.boolean(),
      isReturn: z.optional(z.boolean()),
    }),
  ),
  /** Its customer stepped back within the 7 days, which settles no km. */
  isWithdrawn: z.optional(z.boolean()),
  /** We ended the contract for want of payment: its later months bring no km. */
  isEndedUnpaid: z.optional(z.boolean()),
  /** The car was stolen or written off: no km are settled. */
  isLost: z.optional(z.boolean()),
  /** Whether the car is with the customer, who may read its odometer. */
  canRead: z.boolean(),
  /**
   * Prices of more km now, and the day on which they fall due; null unless the car is
   * with the customer, and the contract goes on.
   */
  topUp: z.nullable(
    z.object({
      dueOn: z.string(),
      packages: z.array(z.object({ km: z.int(), cost: reais })),
    }),
  ),
});
export type KmBank = z.output<typeof kmBank>;

/** Days with the car by the last reading; null before the handover, and at the end. */
export const kmDaysOfUse = ({ forecastFrom, balanceOn }: KmBank): number | null =>
  forecastFrom && balanceOn ? daysBetween(forecastFrom, balanceOn) + FORECAST_DAYS : null;

export const getKmBank = call(
  'GET',
  'contracts/:id/km-bank',
  'O banco de km de um contrato: rodados, saldo e previsão',
  {
    params: ofContract,
    data: kmBank,
    quiet: true, // said in its place
  },
);

export const odometerForm = z.strictObject({
  km: odometerKm(),
  /** The customer looked again at a number that is far above the last one. */
  confirmed: z.optional(z.boolean()),
});
export type OdometerForm = z.output<typeof odometerForm>;

export const sendOdometerReading = call(
  'POST',
  'contracts/:id/odometer-readings',
  'O cliente informa o hodômetro; a última leitura de um dia é a que vale',
  {
    params: ofContract,
    body: odometerForm,
    data: kmBank,
    idempotent: true,
    quiet: true, // the form says it
  },
);

/** Km that can be bought at once. */
export const KM_TOP_UPS = [250, 500, 1000, 2000, 5000] as const;

const kmTopUpForm = z.strictObject({
  km: z.literal([...KM_TOP_UPS], 'Escolha quantos km comprar.'),
  cost: reais,
  dueOn: isoDay('o vencimento'),
});
export type KmTopUpForm = z.output<typeof kmTopUpForm>;

/**
 * `cost` and `dueOn` are those that were shown: when they are others by now, nothing is
 * bought and the 409 names them.
 */
export const buyKm = call(
  'POST',
  'contracts/:id/km-top-ups',
  'Compra km a mais pelo preço do plano, cobrados no próximo vencimento',
  {
    params: ofContract,
    body: kmTopUpForm,
    data: kmBank,
    idempotent: 'required',
    quiet: true, // said at the button
  },
);
