import { formatDate } from '../../brazil/dates/dates';
import type { DeliveryEstimate } from '../../catalog/vehicles.schemas';
import { withFallback } from '../../with-fallback';

type Promised = Pick<DeliveryEstimate, 'kind' | 'date'>;

/** Words before the promised day; a queue has no day. */
export const DELIVERY_LEAD: Record<DeliveryEstimate['kind'], string> = withFallback(
  {
    stock: 'Pronta entrega: com você até ',
    order: 'Sob encomenda: com você até ',
    queue: 'Só na pré-reserva',
  },
  'Com você até ',
);

/** `Pronta entrega: com você até 02/12/2026`: on every screen, in mails and on paper. */
export function deliveryPromise({ kind, date }: Promised): string {
  return kind === 'queue'
    ? DELIVERY_LEAD.queue
    : `${DELIVERY_LEAD[kind]}${formatDate(date)}`;
}

/** Text instead of a day where no dealership delivers. */
export const NOT_DELIVERED = 'Ainda não entregamos aqui';

/** The promise for a model of the catalogue of a place. */
export function promiseAt(
  { available }: { available: boolean },
  delivery: Promised,
): string {
  return available ? deliveryPromise(delivery) : NOT_DELIVERED;
}
