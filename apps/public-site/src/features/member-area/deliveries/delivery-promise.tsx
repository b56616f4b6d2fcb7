import { type Delivery } from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { memberContractPath } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { deliveryCopy } from './delivery.copy';

const copy = deliveryCopy.promise;

/**
 * The promised day, or the day of the handover; for a late delivery also the credit
 * (docs/product/contracts.md).
 */
export function DeliveryPromise({ delivery }: { delivery: Delivery }) {
  const { id, promisedOn, late, putOff, handedOverAt } = delivery;
  const day = handedOverAt ? saoPauloDay(new Date(handedOverAt)) : promisedOn;
  return (
    <section aria-labelledby="promessa-titulo">
      <h2 id="promessa-titulo">{handedOverAt ? copy.withYou : copy.title}</h2>
      <p className="delivery-day num">
        <time dateTime={day}>{formatDate(day)}</time>
      </p>
      {late && (
        <div className="notice notice--warn">
          <p>
            <b>{handedOverAt ? copy.wasLate(late) : copy.late(late)}</b>{' '}
            {late.creditedOn
              ? copy.credited(late.creditedOn)
              : handedOverAt
                ? copy.toBeCredited
                : copy.lateText}
          </p>
          {!late.creditedOn && !handedOverAt && (
            <SiteLink className="link" to={`${memberContractPath(id)}#contrato-desistir`}>
              {copy.leave}
            </SiteLink>
          )}
        </div>
      )}
      {putOff && !handedOverAt && (
        <p className="notice notice--info">{copy.putOff(putOff)}</p>
      )}
      {!handedOverAt && <p className="soft">{copy.rule}</p>}
    </section>
  );
}
