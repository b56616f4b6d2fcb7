import { DateFilter } from './date-filter';

type DateRangeFilterProps = {
  labels: { from: string; to: string };
  /** `AAAA-MM-DD`, or empty. */
  valueOf: (name: 'de' | 'ate') => string;
  /** Called with a complete day; an empty one removes the filter. */
  onChoose: (name: 'de' | 'ate', day: string) => void;
};

/** First and last day to filter by: `de` and `ate` in the address. */
export function DateRangeFilter({ labels, valueOf, onChoose }: DateRangeFilterProps) {
  return (
    <>
      <DateFilter
        id="de"
        label={labels.from}
        value={valueOf('de')}
        onChoose={(day) => onChoose('de', day)}
      />
      <DateFilter
        id="ate"
        label={labels.to}
        value={valueOf('ate')}
        onChoose={(day) => onChoose('ate', day)}
      />
    </>
  );
}
