import * as z from 'zod/mini';
import { odometerKm } from '../contracts/odometer';
import { isoDay, uuid } from '../wire/fields';

/** Km and months between two maintenances of a car; whichever comes first counts. */
const plan = z.object({ everyKm: z.int(), everyMonths: z.int() });

const next = z.object({
  /** Its place in the contract, from 1. */
  number: z.int(),
  /** Last day, AAAA-MM-DD in São Paulo. */
  dueOn: z.string(),
  /** Km on the odometer. */
  dueKm: z.int(),
  /** Day on which the pace leads to these km, where it comes before the last day. */
  expectedOn: z.optional(z.string()),
  /** Days or km until it: more than 30 and 1,000, fewer, or none. */
  state: z.enum(['ahead', 'near', 'overdue']),
  /** The customer's open request for it. */
  request: z.optional(z.object({ id: z.string(), number: z.string() })),
  /** The customer's booked visit to a workshop for it; hour HH:MM. */
  booked: z.optional(z.object({ day: z.string(), time: z.string() })),
});
export type NextMaintenance = z.output<typeof next>;

/** Maintenance of a car that a customer has. The customer pays nothing for it. */
export const maintenance = z.object({
  plan,
  /** Null where the car is back before the next one. */
  next: z.nullable(next),
  /** Done during the contract, newest first. */
  visits: z.array(
    z.object({
      doneOn: z.string(),
      km: z.int(),
      /** A workshop noted it at its visit, so it is not taken away here. */
      atWorkshop: z.optional(z.boolean()),
    }),
  ),
});
export type Maintenance = z.output<typeof maintenance>;

/** Maintenance that is late and that nobody has asked for; it leads to the contract. */
export const overdueMaintenance = z.object({
  contractId: z.string(),
  who: z.string(),
  /** The car. */
  about: z.string(),
  dueOn: z.iso.date(),
  dueKm: z.int(),
});
export type OverdueMaintenance = z.output<typeof overdueMaintenance>;

const ofContract = z.object({ id: uuid });

export const maintenanceVisitForm = z.strictObject({
  doneOn: isoDay('o dia da revisão'),
  km: odometerKm(),
});
export type MaintenanceVisitForm = z.output<typeof maintenanceVisitForm>;

export const getMaintenance = {
  summary: 'O plano de revisões de um carro, a próxima e as que foram feitas',
  params: ofContract,
  data: maintenance,
};

export const noteMaintenance = {
  summary: 'O consultor anota uma revisão feita, que muda a próxima',
  params: ofContract,
  body: maintenanceVisitForm,
  data: maintenance,
};

export const removeMaintenance = {
  summary: 'O consultor apaga uma revisão anotada por engano',
  params: z.object({ id: uuid, day: isoDay('o dia da revisão') }),
  data: maintenance,
};
