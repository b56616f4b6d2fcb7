import { readProblem, useListReturnPagesInfiniteQuery } from '@site/api-client';
import { Empty, PagedTable } from '@site/ui';
import { StageFilter, useStage } from '../../../shared/car-inspection/stage-filter';
import { returnColumns } from './return-columns';
import { returnsCopy as copy } from './returns.copy';

/** Cars that are returned to the dealership, sorted by the booked day. */
export function Component() {
  const stage = useStage('returned');
  const query = useListReturnPagesInfiniteQuery({ stage });
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.title}</h1>
      </div>
      <StageFilter label={copy.stage} value={stage} options={copy.stages} />
      <PagedTable
        query={query}
        columns={returnColumns}
        words={copy}
        empty={<Empty slim title={copy.empty[stage]} />}
        problem={readProblem(query.error)}
      />
    </div>
  );
}
