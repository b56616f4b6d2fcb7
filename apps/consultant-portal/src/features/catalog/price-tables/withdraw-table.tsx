import { useRef } from 'react';
import { useWithdrawPriceTableMutation } from '@site/api-client/consultant-calls';
import { type PriceTableSummary } from '@site/api-contract';
import { consultantPriceTablePath } from '@site/api-contract/site-paths';
import { PendingActStatus, useFocusBack, useTakenBack } from '@site/ui';
import { Refused } from '../../../shared/undo/undoable';
import { useDelayedDecision } from '../../../shared/undo/use-delayed-decision';
import { priceTablesCopy } from './price-tables.copy';

const copy = priceTablesCopy.withdraw;

/** Withdraws a scheduled table, unless that is undone within some seconds. */
export function WithdrawTable({ table }: { table: PriceTableSummary }) {
  const { id, name, state, validFrom } = table;
  const actId = `price-table:${id}`;
  const [withdraw] = useWithdrawPriceTableMutation();
  const begin = useDelayedDecision();
  const back = useTakenBack(actId);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(back.taken, () => button.current?.focus());
  function take() {
    begin(
      {
        id: actId,
        about: name,
        what: copy.waits,
        sendNow: copy.sendNow,
        path: consultantPriceTablePath(id),
        words: copy,
      },
      null,
      () => withdraw({ params: { id } }).unwrap(),
    );
    back.release();
  }
  return (
    <div className="prices-withdraw">
      <Refused back={back} />
      {back.pending ? (
        <PendingActStatus>{copy.text(name, validFrom)}</PendingActStatus>
      ) : (
        state === 'scheduled' && (
          <button ref={button} type="button" className="btn btn--line" onClick={take}>
            {copy.open}
          </button>
        )
      )}
    </div>
  );
}
