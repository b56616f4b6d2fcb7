import { type FoundItem } from '@site/api-contract';
import { formatDate, formatPlate } from '@site/api-contract/brazil';
import { shownState } from '@site/api-contract/sales';

type Found<K extends FoundItem['kind']> = Extract<FoundItem, { kind: K }>;

const car = ({ number, car: name, plate }: Found<'delivery' | 'return'>) => [
  number,
  name,
  ...(plate === null ? [] : [formatPlate(plate)]),
];

function deliveryState({ stage, slot }: Found<'delivery'>): string {
  if (stage === 'handed-over') return 'Carro entregue';
  if (stage === 'cancelled') return 'Contrato cancelado';
  return slot
    ? `Entrega em ${formatDate(slot.day)} às ${slot.time}`
    : 'Entrega sem dia marcado';
}

function returnState({ isBack, slot, bringBy }: Found<'return'>): string {
  if (isBack) return 'Carro devolvido';
  if (slot) return `Devolução em ${formatDate(slot.day)} às ${slot.time}`;
  return bringBy ? `Devolução até ${formatDate(bringBy)}` : 'Devolução sem dia marcado';
}

export const goToCopy = {
  proposals: 'Propostas',
  proposal: (item: Found<'proposal'>) => [item.number, item.car, shownState(item).label],
  deliveries: 'Entregas',
  delivery: (item: Found<'delivery'>) => [...car(item), deliveryState(item)],
  returns: 'Devoluções',
  return: (item: Found<'return'>) => [...car(item), returnState(item)],
} as const;
