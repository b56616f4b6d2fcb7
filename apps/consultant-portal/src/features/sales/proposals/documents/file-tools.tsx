import { MinusIcon, PlusIcon, RotateIcon } from '@site/ui';
import { viewerCopy as copy } from './file-viewer.copy';
import { type PictureView } from './use-picture-view';

/** Buttons that zoom and rotate the picture. */
export function FileTools({ view }: { view: PictureView }) {
  return (
    <div className="file-tools" role="group" aria-label={copy.tools}>
      <button
        type="button"
        className="icb"
        aria-label={copy.smaller}
        aria-disabled={!view.canReduce || undefined}
        onClick={view.reduce}
      >
        <MinusIcon />
      </button>
      <span role="status">{copy.zoom(view.zoom)}</span>
      <button
        type="button"
        className="icb"
        aria-label={copy.larger}
        aria-disabled={!view.canEnlarge || undefined}
        onClick={view.enlarge}
      >
        <PlusIcon />
      </button>
      <button type="button" className="icb" aria-label={copy.turn} onClick={view.turn}>
        <RotateIcon />
      </button>
    </div>
  );
}
