import { readProblem, useListDeliveryPagesInfiniteQuery } from '@site/api-client';
import { PagedTable } from '@site/ui';
import { deliveriesCopy } from '../deliveries.copy';
import { deliveryColumns } from '../delivery-columns';

const { withoutSlot: copy } = deliveriesCopy;
const words = { ...deliveriesCopy, ...copy };

/** Deliveries without an appointment in a coming week. */
export function WithoutSlot() {
  const query = useListDeliveryPagesInfiniteQuery(
    { stage: 'without-slot' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section className="delivery-apart" aria-labelledby="sem-horario">
      <h2 id="sem-horario">{copy.title}</h2>
      <p className="soft">{copy.lead}</p>
      <PagedTable
        query={query}
        columns={deliveryColumns}
        words={words}
        empty={<p>{copy.none}</p>}
        problem={readProblem(query.error)}
      />
    </section>
  );
}
