import * as z from 'zod/mini';
import { isoDay } from '../wire/fields';
import { visitKind } from './car-visits.schemas';
import { CLOSED_REASONS, MILESTONES } from './delivery-milestones';

const [FIRST, LAST] = ['2000-01-01', '2099-12-31'];

/** A car that goes to its customer, or comes back. */
const visit = z.object({
  kind: visitKind,
  /** The contract's. */
  id: z.string(),
  customerName: z.string(),
  versionName: z.string(),
  /**
   * The next milestone of a delivery; null once the car can be handed over, and for a
   * return.
   */
  next: z.nullable(z.enum(MILESTONES)),
  /** The car was handed over or taken back. */
  isDone: z.boolean(),
});
export type WeekVisit = z.output<typeof visit>;

/** A car that comes to the workshop, by the id of its visit. */
const workshopVisit = z.object({
  id: z.string(),
  customerName: z.string(),
  versionName: z.string(),
  /** The car has been to the workshop. */
  isDone: z.boolean(),
});
export type WeekWorkshopVisit = z.output<typeof workshopVisit>;

const weekHour = z.object({
  time: z.string(),
  /** Places that customers may still take. */
  free: z.int(),
  visits: z.array(visit),
  /** Cars in the workshop, which take none of those places; absent without any. */
  workshop: z.optional(z.array(workshopVisit)),
});
export type WeekHour = z.output<typeof weekHour>;

const weekDay = z.object({
  day: z.string(),
  /** Why it is closed; null on an open day. */
  closed: z.nullable(z.enum(CLOSED_REASONS)),
  /** The opening hours, and others with visits. */
  hours: z.array(weekHour),
});
export type WeekDay = z.output<typeof weekDay>;

const deliveryWeek = z.object({
  /** Today in São Paulo, by the server. */
  today: z.string(),
  /** From Monday to Friday, or to the last day with opening hours or visits. */
  days: z.array(weekDay),
});
export type DeliveryWeek = z.output<typeof deliveryWeek>;

export const getDeliveryWeek = {
  summary: 'A semana da concessionária: quem vem em cada hora, e quantas vagas sobram',
  query: z.strictObject({
    /** Any day of the week; today by default. */
    day: z.optional(
      isoDay('o dia').check(
        z.refine((day) => day >= FIRST && day <= LAST, 'Escolha um dia deste século.'),
      ),
    ),
  }),
  data: deliveryWeek,
};
