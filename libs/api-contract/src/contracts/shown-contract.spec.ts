import { CUSTOMER_STATE_LABELS, type ReturnKind } from '../sales';
import { shownContract, shownOwnContract } from './shown-contract';

const LATE = { since: '2026-11-10', days: 12, amount: 130.16 };
const backFor = (kind: ReturnKind) => ({
  ...{ kind, bringBy: null, isBack: false, isOverdue: false, slot: null },
});
const running = { state: 'ativa', carReturn: null, late: null, owed: 2637 } as const;
const ended = { ...running, state: 'encerrada' } as const;
const endedByUs = { ...running, carReturn: backFor('inadimplencia'), late: LATE };

it.each([
  ['that is paid in time', running, 'Ativa', 'Ativa'],
  ['with a late bill, of whatever kind', { ...running, late: LATE }, 'Em atraso', null],
  ['that ended and is paid', { ...ended, owed: 0 }, 'Encerrada', null],
  ['that ended with a debt', ended, 'Encerrada', 'Encerrada, falta pagar'],
  [
    'that ended with a late debt',
    { ...ended, late: LATE },
    'Encerrada',
    'Encerrada, falta pagar',
  ],
  [
    'that was ended unpaid',
    endedByUs,
    'Encerrada por falta de pagamento',
    'Encerrada, falta pagar',
  ],
  [
    'that was ended unpaid, and is paid now',
    { ...endedByUs, late: null, owed: 0 },
    'Encerrada por falta de pagamento',
    null,
  ],
])('a contract %s', (_which, contract, label, own) => {
  expect(shownContract(contract).label).toBe(label);
  expect(shownOwnContract(contract, CUSTOMER_STATE_LABELS).label).toBe(own ?? label);
});
