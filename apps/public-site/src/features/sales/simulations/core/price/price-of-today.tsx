import { type Quote } from '@site/api-contract';
import { priceChangeCopy as copy } from './price-change.copy';
import { PriceChangeTable } from './price-change-table';
import { changesOf } from './price-changes';

type PriceOfTodayProps = { before: Quote; now: Quote; model: string };

/** Shows the price of a copy by the newer table before the copy is saved. */
export function PriceOfToday({ before, now, model }: PriceOfTodayProps) {
  return (
    <div className="price-change" data-changed="">
      <p role="alert">{copy.ofCopy}</p>
      <PriceChangeTable changes={changesOf(before, now)} model={model} />
    </div>
  );
}
