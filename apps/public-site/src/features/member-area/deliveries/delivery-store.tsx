import { useState } from 'react';
import { serverSentence, useMoveDeliveryMutation } from '@site/api-client';
import { type Delivery } from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import { MEMBER_DATA_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { useStoresNear } from '../use-stores-near';
import { deliveryStoreCopy as copy } from './delivery-store.copy';
import '@site/ui/forms.css';

/** Moves the delivery to another dealership, as long as nobody is preparing the car. */
export function DeliveryStore({ delivery }: { delivery: Delivery }) {
  const { name: nameOfNow, city: cityOfNow } = delivery.dealership;
  const others = useStoresNear()?.filter(
    ({ name, city }) => name !== nameOfNow || city !== cityOfNow,
  );
  const [move, { isLoading, error, data }] = useMoveDeliveryMutation();
  const [store, setStore] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <section aria-labelledby="entrega-loja">
      <h2 id="entrega-loja">{copy.title}</h2>
      <p>{copy.text}</p>
      {delivery.slot && <p>{copy.slot}</p>}
      <p className="soft">
        {copy.address}{' '}
        <SiteLink className="link" to={MEMBER_DATA_PATH}>
          {copy.toData}
        </SiteLink>
        .
      </p>
      <form
        className="delivery-form"
        aria-label={copy.submit}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(store === '');
          if (store === '' || isLoading) return;
          void move({ params: { id: delivery.id }, body: { dealershipId: store } });
        }}
      >
        <label className="field">
          <span className="field-label">{copy.label}</span>
          <select
            className="input"
            value={store}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'entrega-loja-falta' : undefined}
            onChange={({ target }) => {
              setStore(target.value);
              setMissing(false);
            }}
          >
            <option value="">{copy.choose}</option>
            {others?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {isMissing && (
          <p className="field-error" id="entrega-loja-falta" role="alert">
            {copy.missing}
          </p>
        )}
        <button type="submit" className="btn btn--line" aria-disabled={isLoading}>
          {isLoading ? copy.pending : copy.submit}
        </button>
      </form>
      <div role="status">
        {data && (
          <p className="notice notice--ok">{copy.moved(storeName(data.dealership))}</p>
        )}
        {error !== undefined && (
          <p className="notice notice--err">{serverSentence(error, copy.failed)}</p>
        )}
      </div>
    </section>
  );
}
