import { type DealershipSummary } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantDealershipPath } from '@site/api-contract/site-paths';
import { AppLink, type Column, Tag } from '@site/ui';
import { dealershipsCopy as copy } from './dealerships.copy';

export function DealershipTag({ active }: { active: boolean }) {
  return <Tag tone={active ? 'ok' : 'neutral'}>{copy.state(active)}</Tag>;
}

export const dealershipColumns: Column<DealershipSummary>[] = [
  {
    key: 'name',
    head: copy.columns.name,
    opens: true,
    cell: ({ id, name, city, state }) => (
      <>
        <AppLink to={pathInApp('consultant-portal', consultantDealershipPath(id))}>
          {name}
        </AppLink>
        <small>
          {city}, {state}
        </small>
      </>
    ),
  },
  {
    key: 'state',
    head: copy.columns.state,
    phone: 'end',
    cell: ({ active }) => <DealershipTag active={active} />,
  },
  {
    key: 'group',
    head: copy.columns.group,
    phone: 'hide',
    cell: ({ group }) => group,
  },
  {
    key: 'phone',
    head: copy.columns.phone,
    phone: 'wide',
    cell: ({ phone }) => formatPhone(phone),
  },
  {
    key: 'last',
    head: copy.columns.last,
    phone: 'hide',
    cell: ({ last }) =>
      last ? (
        <>
          {copy.who(last)}
          <small>
            {copy.act(last)}, {copy.at(last)}
          </small>
        </>
      ) : (
        <span className="soft">{copy.unknown}</span>
      ),
  },
];
