import { useEffect, useRef } from 'react';
import { type FileAnswer } from '@site/contracts';
import { type PictureView } from './use-picture-view';

type FilePictureProps = {
  file: FileAnswer;
  alt: string;
  /** Name of the place that scrolls. */
  label: string;
  view: PictureView;
  /** Id of the sentence that names the keys. */
  hint: string;
};

/** A picture as large as it fits, or larger and turned as `view` says. */
export function FilePicture({ file, alt, label, view, hint }: FilePictureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    if (picture.current) picture.current.src = address;
    if (stage.current) stage.current.scrollTop = 0; // another page begins at its top
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <div
      ref={stage}
      className="file-stage"
      role="region"
      aria-label={label}
      aria-describedby={hint}
      // What scrolls has to be reached by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <div className="file-sheet" data-zoom={view.zoom} data-turn={view.angle}>
        <img ref={picture} alt={alt} />
      </div>
    </div>
  );
}
