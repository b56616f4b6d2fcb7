import { type SalesStatement, type StatementEntry } from '@site/api-contract';
import { A_UUID } from './builder';

/** A sale of Vera Nunes at the Rodar Paulista in November. */
export function aStatementEntry(changes: Partial<StatementEntry> = {}): StatementEntry {
  return {
    kind: 'venda',
    day: '2026-11-10',
    soldOn: '2026-11-10',
    contractId: A_UUID,
    contractNumber: 'C-2611-0007',
    proposalId: A_UUID,
    versionName: 'Aroeira Evolução 1.0 Turbo AT',
    dealershipName: 'Rodar Paulista',
    sellerId: A_UUID,
    sellerName: 'Vera Nunes',
    basis: 31_056,
    rate: 3.5,
    commission: 1086.96,
    ...changes,
  };
}

/** The statement of November of the Rodar Paulista, with one sale. */
export function aSalesStatement(changes: Partial<SalesStatement> = {}): SalesStatement {
  const sums = {
    sales: 1,
    takenBack: 0,
    earned: 1086.96,
    returned: 0,
    commission: 1086.96,
  };
  return {
    month: '2026-11',
    firstMonth: '2026-10',
    currentMonth: '2026-11',
    today: '2026-11-23',
    dealershipName: 'Rodar Paulista',
    ...sums,
    sellers: [{ sellerId: A_UUID, sellerName: 'Vera Nunes', ...sums }],
    entries: [aStatementEntry()],
    rates: [
      {
        rate: 3.5,
        from: '2026-10-01',
        setAt: '2026-09-20T15:00:00.000Z',
        setBy: null,
        isReplaced: false,
      },
    ],
    ...changes,
  };
}
