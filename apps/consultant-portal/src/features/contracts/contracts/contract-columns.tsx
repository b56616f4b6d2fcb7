import { type CustomerContract } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { amountDue } from '@site/api-contract/pricing';
import { isOver } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { AppLink, type Column } from '@site/ui';
import { Late, ProposalCar } from '@site/ui/proposal';
import { ContractTag } from './contract-tag';
import { contractsCopy as copy } from './contracts.copy';

/** A value that asks for nothing, so that the eye finds the others. */
function Quiet({ children }: { children: string }) {
  return <span className="soft">{children}</span>;
}

/**
 * Columns of the list; the customer's name links to the contract and keeps the filters.
 */
export function contractColumns(params: URLSearchParams): Column<CustomerContract>[] {
  const search = params.toString();
  return [
    {
      key: 'customer',
      head: copy.columns.customer,
      opens: true,
      cell: ({ id, number, customerName, customerDocument }) => (
        <>
          <AppLink
            to={{
              pathname: pathInApp('consultant-portal', consultantContractPath(id)),
              search,
            }}
          >
            {customerName}
          </AppLink>
          <small>
            {number}
            {customerDocument && `, ${customerDocument}`}
          </small>
        </>
      ),
    },
    {
      key: 'car',
      head: copy.columns.car,
      phone: 'start',
      cell: (row) => (
        <>
          <ProposalCar
            proposal={row}
            note={row.plate ? formatPlate(row.plate) : undefined}
          />
          {row.carReturn?.bringBy && row.carReturn.isOverdue && (
            <Late>{copy.carOverdue(row.carReturn.bringBy)}</Late>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: copy.columns.state,
      phone: 'end',
      cell: (contract) => <ContractTag contract={contract} />,
    },
    {
      key: 'next',
      head: copy.columns.next,
      figure: true,
      phone: 'end',
      cell: (contract) => {
        const { nextInstallment: next } = contract;
        if (!next) return <Quiet>{copy.none}</Quiet>;
        const { status, dueDate } = next;
        return (
          <>
            {copy.money(amountDue(contract, next))}
            <small>
              {status === 'vencida' ? copy.wasDue(dueDate) : copy.due(dueDate)}
            </small>
          </>
        );
      },
    },
    {
      key: 'owed',
      head: copy.columns.owed,
      figure: true,
      phone: 'hide',
      cell: ({ owed, lateCharges = 0 }) => (
        <>
          {owed > 0 ? copy.money(owed) : <Quiet>{copy.money(owed)}</Quiet>}
          {lateCharges > 0 && <small>{copy.withLate}</small>}
        </>
      ),
    },
    {
      key: 'late',
      head: copy.columns.late,
      figure: true,
      phone: 'end',
      cell: ({ late, state, owed }) => {
        if (late) return <Late>{copy.days(late.days)}</Late>;
        const isSettled = isOver(state) && owed <= 0;
        return <Quiet>{isSettled ? copy.settled : copy.inTime}</Quiet>;
      },
    },
  ];
}
