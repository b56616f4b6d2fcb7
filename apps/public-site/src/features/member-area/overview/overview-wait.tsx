import { Skeleton } from '@site/ui';

/** Placeholder while part of the overview is loading. */
export function OverviewWait() {
  return (
    <div className="member-skeleton">
      <Skeleton shape="stage" />
      <Skeleton shape="title" label="" />
      <Skeleton shape="row" count={2} label="" />
    </div>
  );
}
