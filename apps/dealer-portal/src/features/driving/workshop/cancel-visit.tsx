import { useState } from 'react';
import { serverSentence, useCancelWorkshopVisitMutation } from '@site/api-client';
import { type WorkshopVisit } from '@site/api-contract';
import { ConfirmDialog } from '@site/back-office/confirm-dialog';
import { type OutcomeText, problemText } from '@site/ui';
import { workshopCopy } from './workshop.copy';

const copy = workshopCopy.cancel;

type CancelVisitProps = { visit: WorkshopVisit; onSaid: (saying: OutcomeText) => void };

/** Cancels the visit after one question; the customer learns of it by mail. */
export function CancelVisit({ visit: { id, revision }, onSaid }: CancelVisitProps) {
  const [cancel, { isLoading }] = useCancelWorkshopVisitMutation();
  const [isAsked, ask] = useState(false);
  const send = async () => {
    const { error } = await cancel({ params: { id }, body: { revision } });
    onSaid(
      error === undefined
        ? { kind: 'ok', text: copy.done }
        : problemText(serverSentence(error, copy.failed)),
    );
    ask(false);
  };
  return (
    <section aria-labelledby="desmarcar">
      <h2 id="desmarcar">{copy.title}</h2>
      <p className="soft">{copy.hint}</p>
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => {
          onSaid(null);
          ask(true);
        }}
      >
        {copy.ask}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={copy.question}
          submit={copy.yes}
          pending={copy.pending}
          isPending={isLoading}
          onClose={() => ask(false)}
          onConfirm={() => void send()}
        >
          <p>{copy.hint}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
