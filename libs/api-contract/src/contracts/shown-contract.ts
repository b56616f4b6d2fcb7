import { isOver, shownState, STATE_LABELS } from '../sales/proposal-states';
import { type ContractSummary } from './contracts.schemas';

type Shown = ReturnType<typeof shownState>;
type Standing = Pick<ContractSummary, 'state' | 'carReturn' | 'late' | 'owed'>;

const LATE: Shown = { label: 'Em atraso', tone: 'err' };

/** The contract is over by its state, or we ended it for unpaid bills. */
const hasEnded = ({ state, carReturn }: Standing) =>
  isOver(state) || carReturn?.kind === 'inadimplencia';

/**
 * The name and tone of a contract's tag: that a bill of any kind is late, as the list's
 * filter of late contracts finds it, or the state. One that has ended says that it has.
 */
export function shownContract(contract: Standing, labels = STATE_LABELS): Shown {
  const { state, carReturn, late } = contract;
  return late && !hasEnded(contract)
    ? LATE
    : shownState({ state, returnKind: carReturn?.kind }, labels);
}

/** The same for the customer, whom it also tells that an ended one is not paid. */
export function shownOwnContract(contract: Standing, labels: typeof STATE_LABELS): Shown {
  const { state, owed } = contract;
  if (!hasEnded(contract) || owed <= 0) return shownContract(contract, labels);
  const { label } = labels[isOver(state) ? state : 'encerrada'];
  return { label: `${label}, falta pagar`, tone: 'err' };
}
