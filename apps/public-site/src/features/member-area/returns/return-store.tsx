import { useState } from 'react';
import { type CarReturn } from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import { StoreDistance } from '../store-distance';
import { useStoresNear } from '../use-stores-near';
import { returnStoreCopy as copy } from './return-store.copy';

type ReturnStoreProps = {
  carReturn: CarReturn;
  /** Id of another dealership that the customer chose. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
};

/**
 * The dealership of the return; another one can be chosen until the car was inspected.
 */
export function ReturnStore(props: ReturnStoreProps) {
  const { dealership, photos, damages } = props.carReturn;
  const [isAsked, ask] = useState(false);
  if (isAsked) return <StoreField {...props} />;
  return (
    <p>
      {copy.at(dealership)}
      <StoreDistance store={dealership} />
      {photos.length + damages.length === 0 && (
        <button type="button" className="link" onClick={() => ask(true)}>
          {copy.change}
        </button>
      )}
    </p>
  );
}

function StoreField({
  carReturn: { dealership, dealershipId = '' },
  chosen,
  onChoose,
}: ReturnStoreProps) {
  const stores = useStoresNear() ?? [
    { value: dealershipId, label: storeName(dealership) },
  ];
  return (
    <label className="field return-store">
      <span className="field-label">{copy.label}</span>
      <select
        className="input"
        value={chosen ?? dealershipId}
        onChange={({ target: { value } }) =>
          onChoose(value === dealershipId ? null : value)
        }
      >
        {stores.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
