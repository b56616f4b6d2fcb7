import { useEffect, useEffectEvent } from 'react';
import { type OutcomeText, useDelayedActs } from '@site/ui';
import { useStockActId } from './stock-scope';

/** Shows above the list why cars stay in the stock, since their row may be gone. */
export function useRefusedWithdrawal(say: (saying: OutcomeText) => void): void {
  const acts = useDelayedActs();
  const beginning = useStockActId()('');
  const refused = acts.entries.find(
    ({ id, stage }) => stage === 'failed' && id.startsWith(beginning),
  );
  const tell = useEffectEvent(() => {
    if (!refused) return;
    say({ kind: 'err', text: `${refused.about}: ${refused.outcome?.said}` });
    acts.forget(refused.id);
  });
  useEffect(() => tell(), [refused]);
}
