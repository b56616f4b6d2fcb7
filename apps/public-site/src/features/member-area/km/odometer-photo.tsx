import { useRef } from 'react';
import { FileButton } from '../../../shared/documents/file-button';
import { kmBankCopy as copy } from './km-bank.copy';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

type OdometerPhotoProps = {
  /** Name of the chosen file; null before one. */
  chosen: string | null;
  isSending?: boolean;
  onFile: (file: File) => void;
  /** Takes the chosen file off again. */
  onRemove?: () => void;
};

/**
 * The button that takes or chooses a picture of the panel, and the name of the chosen one,
 * which can be taken off again.
 */
export function OdometerPhoto({
  chosen,
  isSending,
  onFile,
  onRemove,
}: OdometerPhotoProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div className="km-bank-photo" ref={part}>
      <FileButton
        label={isSending ? copy.photoSending : chosen ? copy.photoOther : copy.photo}
        name={copy.photoOf}
        accept={PICTURES}
        disabled={isSending === true}
        onFile={onFile}
      />
      {chosen && onRemove && (
        <button
          type="button"
          className="link"
          onClick={() => {
            part.current?.querySelector('input')?.focus();
            onRemove();
          }}
        >
          {copy.photoNone}
        </button>
      )}
      <p role="status">{chosen && copy.photoChosen(chosen)}</p>
    </div>
  );
}
