import { ArrowLeftIcon, ArrowRightIcon } from '@site/ui';

type FileStepsProps = {
  /** Name of the whole group, and the names of both buttons. */
  names: { all: string; previous: string; next: string };
  /** The current position, or that the next file is loading. */
  place: string;
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
};

/**
 * Buttons to the previous and the next one; at the ends the pressed button keeps the
 * focus.
 */
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
