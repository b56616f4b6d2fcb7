import { type Purchase } from '@site/api-contract';
import {
  formatBRL,
  formatDate,
  formatPhone,
  formatPlate,
  storeName,
} from '@site/api-contract/brazil';
import { PURCHASE_LABELS } from '@site/api-contract/driving';
import { Facts, phoneHref, SiteLink, Tag } from '@site/ui';
import { StoreDistance } from '../store-distance';
import { purchaseCopy as copy } from './purchase.copy';
import { PurchaseActions } from './purchase-actions';
import { purchasePageCopy } from './purchase-page.copy';
import '../deliveries/delivery.css';

/** The state of a purchase and its next actions. */
export function PurchaseDetail({ purchase }: { purchase: Purchase }) {
  const { state, price, validUntil, dueOn } = purchase;
  const label = state && PURCHASE_LABELS[state];
  // A paid purchase has ended the contract already.
  const isToEnd =
    !purchase.isDemanded && !purchase.lostOn && purchase.transferUntil === null;
  return (
    <>
      <header className="delivery-head">
        <h1>{purchasePageCopy.title}</h1>
        {label && (
          <p>
            <Tag tone={label.tone}>{label.label}</Tag>
          </p>
        )}
      </header>
      <div className="delivery-two">
        <section aria-labelledby="compra-estado">
          <h2 id="compra-estado">{copy.state}</h2>
          <p>{sayingOf(purchase)}</p>
          <Facts
            rows={[
              [copy.price, price !== null && formatBRL(price)],
              [copy.validUntil, state === 'oferecida' && day(validUntil)],
              [copy.dueOn, state === 'aceita' && day(dueOn)],
              [copy.plate, purchase.plate && formatPlate(purchase.plate)],
              [copy.km, copy.kmText(purchase)],
              [copy.endsOn, isToEnd && day(purchase.endsOn)],
            ]}
          />
          <Answer purchase={purchase} />
          <PurchaseActions key={purchase.revision} purchase={purchase} />
        </section>
        {purchase.transferUntil ? (
          <Transfer purchase={purchase} until={purchase.transferUntil} />
        ) : (
          !purchase.lostOn && <Rules />
        )}
      </div>
    </>
  );
}

const day = (of: string | null) => of && formatDate(of);

function sayingOf(purchase: Purchase): string {
  const { state, canAsk, isEarly, isDemanded, lostOn } = purchase;
  if (lostOn) return copy.lost(lostOn);
  if (state) {
    const now = copy.now(state, purchase);
    return canAsk ? `${now} ${copy.again}` : now;
  }
  if (canAsk) return copy.mayAsk;
  return isEarly && !isDemanded ? copy.notYet(purchase) : copy.notNow;
}

/** The consultant's message, in the states to which it belongs. */
function Answer({ purchase: { state, answer } }: { purchase: Purchase }) {
  if (!answer || (state !== 'oferecida' && state !== 'aceita' && state !== 'recusada'))
    return null;
  return (
    <>
      <h3>{copy.answer}</h3>
      <blockquote>{answer}</blockquote>
    </>
  );
}

function Rules() {
  return (
    <section aria-labelledby="compra-regras">
      <h2 id="compra-regras">{copy.how}</h2>
      <ul>
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** After the payment the title of the car must still be transferred. */
function Transfer({ purchase, until }: { purchase: Purchase; until: string }) {
  const { transferredOn, dealership } = purchase;
  return (
    <section aria-labelledby="compra-documento">
      <h2 id="compra-documento">{copy.transferTitle}</h2>
      <p>
        {transferredOn
          ? copy.transferred(transferredOn, storeName(dealership))
          : copy.transferText(until, storeName(dealership))}
        {!transferredOn && <StoreDistance store={dealership} />}
      </p>
      <p>
        <SiteLink className="link" to={phoneHref(dealership.phone)}>
          {formatPhone(dealership.phone)}
        </SiteLink>
      </p>
    </section>
  );
}
