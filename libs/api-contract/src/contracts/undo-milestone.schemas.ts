import * as z from 'zod/mini';
import { text } from '../wire/fields';
import { ofContract } from './car-visits.schemas';
import { delivery } from './deliveries.schemas';
import { MILESTONES } from './delivery-milestones';

export const milestoneUndo = z.strictObject({
  kind: z.enum(MILESTONES, 'Escolha a etapa.'),
  /** The customer reads it. */
  reason: text('Escreva o motivo: o cliente vai ler.', 300),
});
export type MilestoneUndo = z.output<typeof milestoneUndo>;

export const undoDeliveryMilestone = {
  summary: 'A concessionária desfaz a última etapa, anotada por engano',
  params: ofContract,
  body: milestoneUndo,
  data: delivery,
};
