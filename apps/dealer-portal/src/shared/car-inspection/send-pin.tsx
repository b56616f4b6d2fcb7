import { serverSentence } from '@site/api-client';
import { type Saying } from '@site/ui';

export type SendPinWords = {
  sendPin: string;
  sendingPin: string;
  pinSent: string;
  pinFailed: string;
};

type SendPinProps = {
  words: SendPinWords;
  isLoading: boolean;
  onSend: () => Promise<unknown>;
  onSaid: (saying: Saying) => void;
};

/** Sends the customer a code by e-mail, which they say beside the car. */
export function SendPin({ words, isLoading, onSend, onSaid }: SendPinProps) {
  async function send() {
    onSaid(null);
    try {
      await onSend();
      onSaid({ kind: 'ok', text: words.pinSent });
    } catch (error) {
      onSaid({ kind: 'err', text: serverSentence(error, words.pinFailed) });
    }
  }

  return (
    <button
      type="button"
      className="btn btn--line btn--sm"
      aria-disabled={isLoading || undefined}
      onClick={() => !isLoading && void send()}
    >
      {isLoading ? words.sendingPin : words.sendPin}
    </button>
  );
}
