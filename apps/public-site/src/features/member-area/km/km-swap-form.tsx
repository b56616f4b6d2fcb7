import { useState } from 'react';
import { serverSentence, useSwapKmPackageMutation } from '@site/api-client';
import { type KmPackages } from '@site/api-contract';
import { centavosFromReais, reaisFromCentavos } from '@site/api-contract/brazil';
import { ChoiceList } from '@site/ui/forms';
import { kmSwapCopy as copy } from './km-swap.copy';

/** The chosen package in km a month, and the first installment with its price. */
export type SwappedKm = { km: number; from: number };

type KmSwapFormProps = {
  contractId: string;
  offer: KmPackages;
  from: NonNullable<KmPackages['from']>;
  onSwapped: (swapped: SwappedKm) => void;
  onClose: () => void;
};

/** The new price beside the old one, and the button that confirms the swap. */
export function KmSwapForm({
  contractId,
  offer: { km: present, monthly, nextPossibleOn, packages },
  from,
  onSwapped,
  onClose,
}: KmSwapFormProps) {
  const [swap, { isLoading, error }] = useSwapKmPackageMutation();
  const [km, choose] = useState(present);
  const chosen = packages.find((one) => one.km === km && km !== present);
  const send = async () => {
    if (isLoading || !chosen) return;
    const body = { ...chosen, fromInstallment: from.installment };
    const { data } = await swap({ params: { id: contractId }, body });
    if (data) onSwapped({ km, from: from.installment });
  };
  return (
    <>
      <p className="km-deal-lead">{copy.lead}</p>
      <ChoiceList
        legend={copy.choose}
        heading={false}
        value={km}
        onChange={choose}
        options={packages.map((one) => ({
          value: one.km,
          label: copy.km(one.km),
          help: one.km === present ? copy.present : differenceText(one.monthly, monthly),
          end: copy.monthly(one.monthly),
        }))}
      />
      {chosen && (
        <dl className="facts km-deal-facts">
          <div>
            <dt>{copy.now}</dt>
            <dd>{copy.monthly(monthly)}</dd>
          </div>
          <div className="total">
            <dt>{copy.then}</dt>
            <dd>{copy.monthly(chosen.monthly)}</dd>
          </div>
          <div>
            <dt>{copy.from}</dt>
            <dd>{copy.fromInstallment(from.installment, from.dueOn)}</dd>
          </div>
          <div>
            <dt>{copy.next}</dt>
            <dd>{copy.nextOn(nextPossibleOn)}</dd>
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
          aria-disabled={isLoading || !chosen || undefined}
          onClick={() => void send()}
        >
          {isLoading ? copy.swapping : chosen ? copy.confirm(km) : copy.same}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.cancel}
        </button>
      </div>
    </>
  );
}

/** The difference of two prices in reais, exact to the centavo. */
function differenceText(one: number, other: number): string {
  return copy.more(reaisFromCentavos(centavosFromReais(one) - centavosFromReais(other)));
}
