export type SendPinWords = {
  sendPin: string;
  sendingPin: string;
  pinSent: string;
  pinFailed: string;
};

type SendPinProps = {
  words: Pick<SendPinWords, 'sendPin' | 'sendingPin'>;
  isLoading: boolean;
  onSend: () => Promise<unknown>;
};

/** Mails the customer a code, which the customer tells the staff beside the car. */
export function SendPin({ words, isLoading, onSend }: SendPinProps) {
  return (
    <button
      type="button"
      className="btn btn--line btn--sm"
      aria-disabled={isLoading || undefined}
      onClick={() => !isLoading && void onSend()}
    >
      {isLoading ? words.sendingPin : words.sendPin}
    </button>
  );
}
