import { serverSentence, useSendHandoverPinMutation } from '@site/api-client';
import { deliveriesCopy } from './deliveries.copy';
import { type Saying } from './said';

const copy = deliveriesCopy.handover;

type SendHandoverPinProps = { id: string; onSaid: (saying: Saying) => void };

/** Sends the customer the code of the handover by e-mail. */
export function SendHandoverPin({ id, onSaid }: SendHandoverPinProps) {
  const [ask, { isLoading }] = useSendHandoverPinMutation();

  async function send() {
    onSaid(null);
    try {
      await ask({ params: { id } }).unwrap();
      onSaid({ kind: 'ok', text: copy.pinSent });
    } catch (error) {
      onSaid({ kind: 'err', text: serverSentence(error, copy.pinFailed) });
    }
  }

  return (
    <button
      type="button"
      className="btn btn--line btn--sm"
      aria-disabled={isLoading || undefined}
      onClick={() => !isLoading && void send()}
    >
      {isLoading ? copy.sendingPin : copy.sendPin}
    </button>
  );
}
