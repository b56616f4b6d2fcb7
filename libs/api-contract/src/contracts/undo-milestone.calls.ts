import * as z from 'zod/mini';
import { call } from '../wire/call';
import { text } from '../wire/fields';
import { ofContract } from './car-visits.calls';
import { delivery } from './deliveries.calls';
import { MILESTONES } from './delivery-milestones';

export const milestoneUndo = z.strictObject({
  kind: z.enum(MILESTONES, 'Escolha a etapa.'),
  /** The customer reads it. */
  reason: text('Escreva o motivo: o cliente vai ler.', 300),
});
export type MilestoneUndo = z.output<typeof milestoneUndo>;

export const undoDeliveryMilestone = call(
  'POST',
  'deliveries/:id/milestones/undo',
  'A concessionária desfaz a última etapa, anotada por engano',
  {
    params: ofContract,
    body: milestoneUndo,
    data: delivery,
    idempotent: true,
    quiet: true, // the form shows it
  },
);
