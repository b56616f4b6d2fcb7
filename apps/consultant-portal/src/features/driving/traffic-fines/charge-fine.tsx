import { type FineChargeForm, type TrafficFine } from '@site/api-contract';
import { canMoveFine } from '@site/api-contract/driving';
import { type TakenBack } from '@site/ui';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { Undoable } from '../../../shared/undo/undoable';
import { ChargeForm } from './charge-form';
import { trafficFinesCopy as copy } from './traffic-fines.copy';

type ChargeFineProps = { fine: TrafficFine; back: TakenBack };

/** The form that charges the customer for a fine, when that is due. */
export function ChargeFine({ fine, back }: ChargeFineProps) {
  const { amount } = (back.taken?.draft ?? {}) as Partial<FineChargeForm>;
  const lines = [back.taken?.what, amount !== undefined && copy.money(amount)];
  return (
    <KeepDraft
      about={canMoveFine(fine.state, 'cobrada', 'consultant') && fine}
      back={back}
      otherwise={<RefusedDraft back={back} lines={lines} />}
    >
      {(due) => (
        <Undoable back={back}>
          <ChargeForm fine={due} back={back} />
        </Undoable>
      )}
    </KeepDraft>
  );
}
