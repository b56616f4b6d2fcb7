import { type Quote } from '@site/contracts';
import { priceChangeCopy as copy } from './price-change.copy';
import { PriceChangeTable } from './price-change-table';
import { changesOf } from './price-changes';

type PriceOfTodayProps = { before: Quote; now: Quote; model: string };

/** What a newer price table makes of a copy; nothing is stored yet. */
export function PriceOfToday({ before, now, model }: PriceOfTodayProps) {
  return (
    <div className="price-change" data-changed="">
      <p role="alert">{copy.ofCopy}</p>
      <PriceChangeTable changes={changesOf(before, now)} model={model} />
    </div>
  );
}
