import { type Quote } from '@site/contracts';
import { PriceChangeTable } from '../core/price/price-change-table';
import { changesOf } from '../core/price/price-changes';
import { sharedPageCopy as copy } from './share.copy';

type PriceOfTodayProps = { before: Quote; now: Quote; model: string };

/** What a newer price table made of a shared simulation; nothing is stored yet. */
export function PriceOfToday({ before, now, model }: PriceOfTodayProps) {
  return (
    <div className="price-change" data-changed="">
      <p role="alert">{copy.changed}</p>
      <PriceChangeTable changes={changesOf(before, now)} model={model} />
    </div>
  );
}
