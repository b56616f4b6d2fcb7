import { useRef, useState } from 'react';
import { useOdometerPhoto } from '@site/api-client';
import { formatDate } from '@site/api-contract/brazil';
import './reading-photo.css';

const copy = {
  open: 'Ver foto do painel',
  close: 'Fechar a foto',
  failed: 'Não conseguimos abrir a foto.',
  again: 'Tentar de novo',
  nameOf: (act: string, day: string) => `${act}, de ${formatDate(day)}`,
  alt: (day: string) => `Painel do carro em ${formatDate(day)}`,
} as const;

type ReadingPhotoProps = {
  contractId: string;
  /** Day and picture of the reading. */
  reading: { onDay: string; photoId: string };
};

/**
 * The picture of the panel beside a reading. It is loaded when somebody opens it, since
 * each look of a consultant is on record.
 */
export function ReadingPhoto({ contractId, reading }: ReadingPhotoProps) {
  const [isOpen, open] = useState(false);
  const words = isOpen ? copy.close : copy.open;
  return (
    <>
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        aria-label={copy.nameOf(words, reading.onDay)}
        onClick={() => open(!isOpen)}
      >
        {words}
      </button>
      {isOpen && <Picture contractId={contractId} reading={reading} />}
    </>
  );
}

function Picture({ contractId, reading }: ReadingPhotoProps) {
  const [tries, setTries] = useState(1);
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span className="reading-photo-place" ref={place} tabIndex={-1}>
      <OneTry
        key={tries}
        contractId={contractId}
        reading={reading}
        onAgain={() => {
          // The button goes with the failure.
          place.current?.focus();
          setTries(tries + 1);
        }}
      />
    </span>
  );
}

type OneTryProps = ReadingPhotoProps & { onAgain: () => void };

function OneTry({ contractId, reading: { onDay, photoId }, onAgain }: OneTryProps) {
  const { address, isFailed } = useOdometerPhoto(contractId, photoId);
  const alt = copy.alt(onDay);
  if (isFailed)
    return (
      <span role="alert">
        {copy.failed}{' '}
        <button type="button" className="link" onClick={onAgain}>
          {copy.again}
        </button>
      </span>
    );
  return address ? (
    <img className="reading-photo" src={address} alt={alt} />
  ) : (
    <span className="reading-photo" role="img" aria-busy="true" aria-label={alt} />
  );
}
