import { type StockItem } from '@site/api-contract';
import { AppLink, type Column, Tag } from '@site/ui';
import { stockCopy as copy } from './stock.copy';
import { StockActs } from './stock-acts';
import { type StockScope } from './stock-scope';

type Acts = {
  contractPath: StockScope['contractPath'];
  onChange: (car: StockItem) => void;
};

/**
 * Columns of the list. A reserved car links to its contract for viewers who may open it.
 */
export function stockColumns({ contractPath, onChange }: Acts): Column<StockItem>[] {
  return [
    {
      key: 'car',
      head: copy.columns.car,
      cell: ({ versionName, paintName }) => (
        <>
          <b>{versionName}</b>
          <small>{paintName}</small>
        </>
      ),
    },
    { key: 'state', head: copy.columns.state, phone: 'end', cell: stateOf },
    {
      key: 'contract',
      head: copy.columns.contract,
      phone: 'wide',
      cell: ({ contract, chassis }) =>
        contract && (
          <>
            {contractPath && contract.deliveredBy === null ? (
              <AppLink to={contractPath(contract.id)}>{contract.number}</AppLink>
            ) : (
              contract.number
            )}
            {contract.deliveredBy !== null && (
              <small>{copy.deliveredBy(contract.deliveredBy)}</small>
            )}
            {chassis !== null && (
              <small>
                {copy.columns.chassis} {chassis}
              </small>
            )}
          </>
        ),
    },
    {
      key: 'since',
      head: copy.columns.since,
      phone: 'start',
      cell: (car) => (
        <>
          <span className="stock-phone">{copy.columns.since}: </span>
          <span className="soft">{copy.since(car)}</span>
          {car.changed && <small>{copy.changed(car.changed)}</small>}
        </>
      ),
    },
    {
      key: 'acts',
      head: copy.columns.acts,
      figure: true,
      phone: 'end',
      cell: (car) => car.state === 'free' && <StockActs car={car} onChange={onChange} />,
    },
  ];
}

function stateOf({ state, quantity }: StockItem) {
  if (state === 'free') return <Tag tone="ok">{copy.free(quantity)}</Tag>;
  return state === 'reserved' ? (
    <Tag tone="info">{copy.reserved}</Tag>
  ) : (
    <Tag>{copy.delivered}</Tag>
  );
}
