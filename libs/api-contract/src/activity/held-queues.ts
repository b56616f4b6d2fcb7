import { saoPauloTime } from '../brazil/dates/dates';

/** Queues whose items a consultant holds while working on them, in the order of the menu. */
export const HELD_QUEUES = [
  'proposals',
  'leads',
  'overdue',
  'services',
  'fines',
  'disputes',
  'damages',
  'purchases',
] as const;
export type HeldQueue = (typeof HELD_QUEUES)[number];

const THINGS: Record<HeldQueue, string> = {
  proposals: 'esta proposta',
  leads: 'este lead',
  overdue: 'este contrato',
  services: 'este atendimento',
  fines: 'esta multa',
  disputes: 'esta contestação',
  damages: 'esta contestação',
  purchases: 'esta compra',
};

/** Minutes without a sign of the holder after which an item is free again. */
export const HOLD_MINUTES = 10;

/** 'Bia Costa está com esta proposta desde as 14:05.' */
export function holdSentence(hold: {
  queue: HeldQueue;
  name: string;
  since: string;
}): string {
  const { queue, name, since } = hold;
  const time = saoPauloTime(new Date(since));
  const article = time.startsWith('01') ? 'a' : 'as';
  return `${name} está com ${THINGS[queue]} desde ${article} ${time}.`;
}
