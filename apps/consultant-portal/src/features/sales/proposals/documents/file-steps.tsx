import { ArrowLeftIcon, ArrowRightIcon } from '@site/ui';

type FileStepsProps = {
  /** Name of the whole group, and the names of both buttons. */
  names: { all: string; previous: string; next: string };
  /** Where one is, or that the next one is on its way. */
  place: string;
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
};

/** To the one before and after; the pressed button keeps the focus at the ends. */
export function FileSteps({ names, place, index, count, onStep }: FileStepsProps) {
  return (
    <div className="file-tools" role="group" aria-label={names.all}>
      <button
        type="button"
        className="icb"
        aria-label={names.previous}
        aria-disabled={index <= 0 || undefined}
        onClick={() => onStep(-1)}
      >
        <ArrowLeftIcon />
      </button>
      <span role="status">{place}</span>
      <button
        type="button"
        className="icb"
        aria-label={names.next}
        aria-disabled={index >= count - 1 || undefined}
        onClick={() => onStep(1)}
      >
        <ArrowRightIcon />
      </button>
    </div>
  );
}
