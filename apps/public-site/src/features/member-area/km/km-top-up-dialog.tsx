import { useState } from 'react';
import { serverSentence, useBuyKmMutation } from '@site/api-client';
import { type KmBank, type KmTopUpForm } from '@site/api-contract';
import { Modal } from '@site/ui';
import { ChoiceList } from '@site/ui/forms';
import { kmTopUpCopy as copy } from './km-top-up.copy';

/**
 * A purchase of km as it was shown to the customer: the cost in reais and the due day.
 */
export type BoughtKm = { km: number; cost: number; dueOn: string };

type KmTopUpDialogProps = {
  contractId: string;
  offer: NonNullable<KmBank['topUp']>;
  extraKmPrice: number;
  onBought: (bought: BoughtKm) => void;
  onClose: () => void;
};

/** Km to buy with their prices, the due date, and the button that buys. */
export function KmTopUpDialog({
  contractId,
  offer: { dueOn, packages },
  extraKmPrice,
  onBought,
  onClose,
}: KmTopUpDialogProps) {
  const [buy, { isLoading, error }] = useBuyKmMutation();
  const [km, choose] = useState(packages[0]?.km ?? 0);
  const chosen = packages.find((one) => one.km === km);
  const send = async () => {
    if (isLoading || !chosen) return;
    const body = { ...chosen, dueOn } as KmTopUpForm;
    const { data } = await buy({ params: { id: contractId }, body });
    if (data) onBought(body);
  };
  return (
    <Modal open title={copy.title} onClose={onClose}>
      <p className="km-deal-lead">{copy.lead(extraKmPrice)}</p>
      <ChoiceList
        legend={copy.choose}
        heading={false}
        value={km}
        onChange={choose}
        options={packages.map((one) => ({
          value: one.km,
          label: copy.km(one.km),
          end: copy.cost(one.cost),
        }))}
      />
      {chosen && (
        <dl className="facts km-deal-facts">
          <div>
            <dt>{copy.due}</dt>
            <dd>{copy.dueOn(dueOn)}</dd>
          </div>
          <div className="total">
            <dt>{copy.pays}</dt>
            <dd>{copy.cost(chosen.cost)}</dd>
          </div>
        </dl>
      )}
      <div role="status">
        {error !== undefined && (
          <p className="notice notice--err">{serverSentence(error, copy.failed)}</p>
        )}
      </div>
      <div className="actions">
        <button
          type="button"
          className="btn"
          aria-disabled={isLoading || undefined}
          onClick={() => void send()}
        >
          {isLoading || !chosen ? copy.buying : copy.confirm(km, chosen.cost)}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.cancel}
        </button>
      </div>
    </Modal>
  );
}
