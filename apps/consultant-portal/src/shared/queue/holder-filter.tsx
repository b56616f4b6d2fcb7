import { useListColleaguesQuery } from '@site/api-client/consultant-calls';
import { type HeldQueue } from '@site/api-contract';
import { ChoiceFilter } from '@site/ui';

const copy = { other: 'Outra pessoa' } as const;

type HolderFilterProps = {
  queue: HeldQueue;
  label: string;
  /** A word of `options`, or a colleague's id. */
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
};

/** The choice whose work a list shows: everybody's, free work, one's own, or a colleague's. */
export function HolderFilter(props: HolderFilterProps) {
  const { queue, label, value, options, onChoose } = props;
  const { currentData, isLoading } = useListColleaguesQuery({ params: { queue } });
  const colleagues = (currentData?.items ?? [])
    .filter(({ isMe, id }) => !isMe || id === value)
    .map(({ id, name }) => [id, name] as const);
  const known = [...options, ...colleagues];
  const isKnown = known.some(([one]) => one === value);
  return (
    <ChoiceFilter
      id="de"
      label={label}
      value={value}
      onChoose={onChoose}
      options={isKnown ? known : [...known, [value, isLoading ? '' : copy.other]]}
    />
  );
}
