import { type FoundItem, type SharedCart } from '@site/api-contract';
import { formatDate, formatPlate } from '@site/api-contract/brazil';
import {
  WORKSHOP_REASON_LABELS,
  WORKSHOP_STATE_LABELS,
} from '@site/api-contract/driving';
import { isSlotPast, shownState } from '@site/api-contract/sales';

type Found<K extends FoundItem['kind']> = Extract<FoundItem, { kind: K }>;

const car = ({ number, car: name, plate }: Found<'delivery' | 'return' | 'workshop'>) => [
  number,
  name,
  ...(plate === null ? [] : [formatPlate(plate)]),
];

type Slot = NonNullable<Found<'delivery' | 'return'>['slot']>;

/** The booked day of a handover or return, in the past tense once it was missed. */
const booked = (act: string, slot: Slot, today: string) =>
  `${act} ${isSlotPast(slot, today) ? 'estava marcada para' : 'em'} ${formatDate(slot.day)} às ${slot.time}`;

function deliveryState({ stage, slot }: Found<'delivery'>, today: string): string {
  if (stage === 'handed-over') return 'carro entregue';
  if (stage === 'cancelled') return 'contrato cancelado';
  return slot ? booked('entrega', slot, today) : 'entrega sem dia marcado';
}

function returnState({ isBack, slot, bringBy }: Found<'return'>, today: string): string {
  if (isBack) return 'carro devolvido';
  if (slot) return booked('devolução', slot, today);
  if (!bringBy) return 'devolução sem dia marcado';
  return isSlotPast({ day: bringBy }, today)
    ? `prazo da devolução acabou em ${formatDate(bringBy)}`
    : `devolução até ${formatDate(bringBy)}`;
}

function visitState({ reason, state, slot }: Found<'workshop'>, today: string): string {
  const act = WORKSHOP_REASON_LABELS[reason].toLowerCase();
  if (state !== 'marcada')
    return `${act}: ${WORKSHOP_STATE_LABELS[state].staff.toLowerCase()}`;
  if (!slot) return act;
  const when = `${formatDate(slot.day)} às ${slot.time}`;
  return isSlotPast(slot, today)
    ? `${act} de ${when}, falta anotar`
    : `${act} em ${when}`;
}

/** `today` is a day in São Paulo, AAAA-MM-DD. */
export const goToCopy = {
  carts: 'Atendimentos',
  cart: ({ customerName }: Pick<SharedCart, 'customerName'>) =>
    `Atendimento de ${customerName ?? 'cliente'}`,
  proposals: 'Propostas',
  proposal: (item: Found<'proposal'>) => [
    item.number,
    item.car,
    shownState(item).label.toLowerCase(),
  ],
  deliveries: 'Entregas',
  delivery: (item: Found<'delivery'>, today: string) => [
    ...car(item),
    deliveryState(item, today),
  ],
  returns: 'Devoluções',
  return: (item: Found<'return'>, today: string) => [
    ...car(item),
    returnState(item, today),
  ],
  visits: 'Oficina',
  visit: (item: Found<'workshop'>, today: string) => [
    ...car(item),
    visitState(item, today),
  ],
} as const;
