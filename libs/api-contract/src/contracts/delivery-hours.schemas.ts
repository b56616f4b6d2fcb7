import * as z from 'zod/mini';
import { crossFieldRule } from '../wire/cross-field-rule';
import { isoDayAhead } from '../wire/fields';
import { inNumbers } from '../wire/number-fields';
import { visitKind } from './car-visits.schemas';
import { HANDOVER_WEEKDAYS } from './delivery-milestones';

const MOST_CLOSED_DAYS = 60;

/** Weekdays and whole hours in which a dealership takes appointments. */
export const weekHours = {
  weekdays: z
    .array(z.enum(HANDOVER_WEEKDAYS))
    .check(z.minLength(1, 'Escolha ao menos um dia da semana.')),
  /**
   * Whole hours of a day: the first appointment begins at the first one, the last one
   * ends at the second.
   */
  opensAt: z
    .int('Escolha a hora.')
    .check(z.gte(0, 'Escolha a hora.'), z.lte(23, 'Escolha a hora.')),
  closesAt: z
    .int('Escolha a hora.')
    .check(z.gte(1, 'Escolha a hora.'), z.lte(24, 'Escolha a hora.')),
};

/** Refuses hours that end before they begin. */
export const endAfterBeginning = () =>
  crossFieldRule<{ opensAt?: number; closesAt?: number }>(({ opensAt, closesAt }) =>
    typeof opensAt === 'number' && typeof closesAt === 'number' && closesAt <= opensAt
      ? [{ path: ['closesAt'], message: 'O fim vem depois do começo.' }]
      : [],
  );

const hours = {
  ...weekHours,
  /** Cars in each hour. */
  perHour: z
    .int(inNumbers('Informe quantos carros.', '3'))
    .check(z.gte(1, 'Informe quantos carros.'), z.lte(20, 'São no máximo 20 por hora.')),
  closedDays: z
    .array(isoDayAhead('o dia'))
    .check(z.maxLength(MOST_CLOSED_DAYS, 'São no máximo 60 dias fechados.')),
};

export const deliveryHoursForm = z
  .strictObject({
    ...hours,
    /** Revision of the hours when they were read. */
    revision: z.int(),
  })
  .check(endAfterBeginning());
export type DeliveryHoursForm = z.output<typeof deliveryHoursForm>;

const deliveryHours = z.object({
  ...hours,
  revision: z.int(),
  /**
   * Deliveries and returns that were booked earlier and lie outside of these hours: they
   * stay until the customer changes them.
   */
  outside: z.array(
    z.object({
      kind: visitKind,
      /** The contract's. */
      id: z.string(),
      customerName: z.string(),
      day: z.string(),
      time: z.string(),
    }),
  ),
  /** Visits to the workshop on the closed days, which count for it, too. */
  workshopOutside: z.optional(
    z.array(
      z.object({
        id: z.string(),
        customerName: z.string(),
        day: z.string(),
        time: z.string(),
      }),
    ),
  ),
});
export type DeliveryHours = z.output<typeof deliveryHours>;

export const getDeliveryHours = {
  summary: 'Dias, horas e vagas em que a concessionária entrega carros',
  data: deliveryHours,
};

export const saveDeliveryHours = {
  summary: 'Muda dias, horas e vagas das próximas escolhas de entrega',
  body: deliveryHoursForm,
  data: deliveryHours,
};
