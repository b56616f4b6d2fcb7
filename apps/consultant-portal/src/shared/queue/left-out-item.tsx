import { type To, useLocation, useParams } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { LeftOut } from '@site/ui';
import { isWideScreen } from './nothing-chosen';

type LeftOutItemProps = {
  /** Path of the list, and the filters by which it is read. */
  list: string;
  filters: object;
  /** The listed items; undefined until they were read by these filters. */
  items: readonly { id: string }[] | undefined;
  /** Whether further pages of the list are not loaded. */
  hasMore?: boolean;
  /** The first item that no colleague has. */
  first: To | undefined;
};

/**
 * Closes the chosen item once the filters leave it out. On a wide screen the first one of
 * the filtered list takes its place.
 */
export function LeftOutItem({ list, filters, items, hasMore, first }: LeftOutItemProps) {
  const { id } = useParams();
  const { search } = useLocation();
  const closed = { pathname: pathInApp('consultant-portal', list), search };
  return (
    <LeftOut
      openId={id}
      filters={filters}
      listed={items?.map((item) => item.id)}
      hasMore={hasMore}
      instead={() => (first !== undefined && isWideScreen() ? first : closed)}
    />
  );
}
