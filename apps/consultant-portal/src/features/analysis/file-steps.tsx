import { ArrowLeftIcon, ArrowRightIcon } from '@site/ui';
import { viewerCopy as copy } from './file-viewer.copy';

type FileStepsProps = {
  index: number;
  count: number;
  onStep: (by: 1 | -1) => void;
};

/** To the document before and after; the pressed button keeps the focus at the ends. */
export function FileSteps({ index, count, onStep }: FileStepsProps) {
  return (
    <div className="file-tools" role="group" aria-label={copy.files}>
      <button
        type="button"
        className="icb"
        aria-label={copy.previous}
        aria-disabled={index <= 0 || undefined}
        onClick={() => onStep(-1)}
      >
        <ArrowLeftIcon />
      </button>
      <span role="status">{copy.place(index, count)}</span>
      <button
        type="button"
        className="icb"
        aria-label={copy.next}
        aria-disabled={index >= count - 1 || undefined}
        onClick={() => onStep(1)}
      >
        <ArrowRightIcon />
      </button>
    </div>
  );
}
