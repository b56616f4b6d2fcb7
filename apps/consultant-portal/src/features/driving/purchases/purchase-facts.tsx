import { type Purchase } from '@site/api-contract';
import { formatPlate } from '@site/api-contract/brazil';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantContractPath } from '@site/api-contract/site-paths';
import { AppLink, type Fact, Facts } from '@site/ui';
import { purchasesCopy } from './purchases.copy';

const { one: copy, day, money, at } = purchasesCopy;

/** The car, its km, and all dates of the purchase so far. */
export function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const { id, contractNumber, plate, km, kmReadOn, price, answer } = purchase;
  const on = (of: string | null) => of && day(of);
  const facts: Fact[] = [
    [
      copy.contract,
      <AppLink
        className="link"
        to={pathInApp('consultant-portal', consultantContractPath(id))}
      >
        {contractNumber}
      </AppLink>,
    ],
    [copy.plate, plate && formatPlate(plate)],
    [copy.km, copy.kmText(km, kmReadOn)],
    [copy.endsOn, on(purchase.endsOn)],
    [copy.returnOn, on(purchase.returnOn)],
    [copy.askedAt, purchase.askedAt && at(purchase.askedAt)],
    [copy.answerUntil, purchase.state === 'pedida' && on(purchase.answerUntil)],
    [copy.price, price !== null && money(price)],
    [copy.validUntil, on(purchase.validUntil)],
    [copy.dueOn, on(purchase.dueOn)],
    [copy.boughtOn, on(purchase.boughtOn)],
    [copy.transferUntil, on(purchase.transferUntil)],
    [copy.transferredOn, on(purchase.transferredOn)],
  ];
  return (
    <>
      <Facts rows={facts} />
      {answer !== null && (
        <>
          <h2>{copy.answer}</h2>
          <blockquote>{answer}</blockquote>
        </>
      )}
    </>
  );
}
