import { useState } from 'react';
import { type Bill } from '@site/api-contract';
import { deferred, Modal } from '@site/ui';
import { type DisputeFormProps } from './dispute-form';
import { disputesCopy as COPY } from './disputes.copy';
import '@site/ui/forms.css';

// Loaded on demand: the form is rarely used, and form validation is large.
const DisputeForm = deferred<DisputeFormProps>(
  async () => (await import('./dispute-form')).DisputeForm,
);

/**
 * A button for each item that can be contested; a single item needs no name on its
 * button.
 */
export function ContestItems({
  contractId,
  items,
  onSent,
}: {
  contractId: string;
  items: Bill['items'];
  onSent: () => void;
}) {
  const [asked, ask] = useState<Bill['items'][number] | null>(null);
  const contestable = items.filter((item) => item.contestable);
  return (
    <>
      {contestable.map((item) => (
        <button
          key={item.item}
          type="button"
          className="link pay-file"
          aria-label={COPY.openOf(item.label)}
          onClick={() => ask(item)}
        >
          {contestable.length > 1 ? COPY.openOf(item.label) : COPY.open}
        </button>
      ))}
      <Modal open={asked !== null} title={COPY.title} onClose={() => ask(null)}>
        {asked && (
          <DisputeForm
            contractId={contractId}
            item={asked}
            onKept={() => ask(null)}
            onSent={() => {
              ask(null);
              onSent();
            }}
          />
        )}
      </Modal>
    </>
  );
}
