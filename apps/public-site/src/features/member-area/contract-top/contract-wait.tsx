import { Skeleton } from '@site/ui';

/** Placeholder of a contract page: its title, and rows below it. */
export function ContractWait() {
  return (
    <div className="contract-wait">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={4} label="" />
    </div>
  );
}
