import { Skeleton } from '@site/ui';

/** In the place of the overview while something of it is on its way. */
export function OverviewWait() {
  return (
    <div className="member-skeleton">
      <Skeleton shape="stage" />
    </div>
  );
}
