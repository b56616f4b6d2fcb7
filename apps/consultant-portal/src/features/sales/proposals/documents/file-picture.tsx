import { useEffect, useRef } from 'react';
import { type FileAnswer } from '@site/api-contract';
import { type PictureView } from './use-picture-view';

type FilePictureProps = {
  file: FileAnswer;
  alt: string;
  /** Name of the scrollable area. */
  label: string;
  view: PictureView;
  /** Id of the sentence that explains the keys. */
  hint: string;
};

/** The scrollable area. Zooming keeps its center; another page starts at the top. */
function useStage(file: FileAnswer, zoom: number) {
  const stage = useRef<HTMLDivElement>(null);
  const before = useRef(zoom);
  useEffect(() => {
    if (stage.current) stage.current.scrollTop = 0;
  }, [file]);
  useEffect(() => {
    const place = stage.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (!place || ratio === 1) return;
    const half = place.clientWidth / 2;
    place.scrollLeft = (place.scrollLeft + half) * ratio - half;
    place.scrollTop *= ratio;
  }, [zoom]);
  return stage;
}

/** A picture that fits its area, or enlarged and rotated by `view`. */
export function FilePicture({ file, alt, label, view, hint }: FilePictureProps) {
  const stage = useStage(file, view.zoom);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div
      ref={stage}
      className="file-stage"
      role="region"
      aria-label={label}
      aria-describedby={hint}
      // A region that scrolls has to be reached by keyboard (WCAG 2.1.1), which the rule
      // doesn't know.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className="file-sheet" data-zoom={view.zoom} data-turn={view.angle}>
        <img ref={picture} alt={alt} />
      </div>
    </div>
  );
}
