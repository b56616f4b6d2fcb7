import { pathInApp } from '@site/api-contract/site-map';
import { AppLink, type Column } from '@site/ui';
import { HoldTag } from '../holds/hold-tag';
import { type HeldItem } from '../holds/use-hold';
import { PendingTag } from '../pending-tag';

type Customer = {
  path: string;
  name: string | undefined;
  contract: string | undefined;
  actId: string;
  item: HeldItem;
  /** The colleague whom another column names as the item's owner. */
  owner?: string | undefined;
};

/**
 * The customer of each row of a queue: the name links to the record and keeps the search;
 * marks show that a decision about it waits to be sent, and which colleague has it.
 */
export function customerColumn<Row>(
  { head, params }: { head: string; params: URLSearchParams },
  customerOf: (row: Row) => Customer,
): Column<Row> {
  const search = params.toString();
  return {
    key: 'customer',
    head,
    opens: true,
    cell: (row) => {
      const { path, name, contract, actId, item, owner } = customerOf(row);
      return (
        <>
          <AppLink to={{ pathname: pathInApp('consultant-portal', path), search }}>
            {name}
          </AppLink>
          <small>{contract}</small>
          <PendingTag actId={actId} />
          <HoldTag {...item} owner={owner} />
        </>
      );
    },
  };
}
