import { readProblem, useListDeliveryPagesInfiniteQuery } from '@site/api-client';
import { Empty, PagedTable } from '@site/ui';
import { StageFilter, useStage } from '../../../shared/car-inspection/stage-filter';
import { deliveriesCopy as copy } from './deliveries.copy';
import { deliveryColumns } from './delivery-columns';

/** All deliveries, sorted by promised day. */
export function DeliveryList() {
  const stage = useStage('handed-over');
  const query = useListDeliveryPagesInfiniteQuery({
    stage,
  });
  return (
    <>
      <StageFilter label={copy.stage} value={stage} options={copy.stages} />
      <PagedTable
        query={query}
        columns={deliveryColumns}
        words={copy}
        empty={<Empty slim title={copy.empty[stage]} />}
        problem={readProblem(query.error)}
      />
    </>
  );
}
