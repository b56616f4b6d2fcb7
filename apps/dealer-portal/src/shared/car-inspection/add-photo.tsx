import { useRef } from 'react';
import { CameraIcon } from '@site/ui';
import { photosCopy as copy } from './photo-words';

type AddPhotoProps = { isLoading: boolean; onChosen: (files: readonly File[]) => void };

/** A button to take or choose pictures; the same file can be chosen again. */
export function AddPhoto({ isLoading, onChosen }: AddPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="vh"
        type="file"
        accept="image/*"
        multiple
        tabIndex={-1}
        aria-label={copy.add}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onChosen(files);
        }}
      />
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && input.current?.click()}
      >
        <CameraIcon aria-hidden="true" /> {isLoading ? copy.pending : copy.add}
      </button>
    </>
  );
}
