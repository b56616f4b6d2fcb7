import { useState } from 'react';
import {
  serverSentence,
  useDeleteHomePhotoMutation,
  useHomePhoto,
  useReturnPhoto,
} from '@site/api-client';
import { type CarReturn } from '@site/api-contract';
import { OutcomeNotice, type OutcomeText, RemoveIcon } from '@site/ui';
import { estimateCopy as copy } from './estimate.copy';
import { NameDamage } from './name-damage';

type Photo = NonNullable<CarReturn['homePhotos']>[number];

type HomePhotoProps = {
  carReturn: CarReturn;
  wear: NonNullable<CarReturn['wear']>;
  photo: Photo;
  number: number;
  /** Whether it can still be named or removed. */
  isOpen: boolean;
};

/** One photo from home, its estimate, and the answer of the inspection with its photo. */
export function HomePhoto({ carReturn, wear, photo, number, isOpen }: HomePhotoProps) {
  const { id } = carReturn;
  const address = useHomePhoto(id, photo.id);
  const [remove] = useDeleteHomePhotoMutation();
  const [said, setSaid] = useState<OutcomeText>(null);
  const { damage } = photo;

  async function drop() {
    setSaid(null);
    try {
      await remove({ params: { id, photoId: photo.id } }).unwrap();
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, copy.notRemoved) });
    }
  }

  return (
    <li>
      <div className="home-pair">
        <Picture address={address} alt={copy.yours(number)} />
        <InspectionPhoto carReturn={carReturn} photo={photo} />
        {isOpen && (
          <button
            type="button"
            className="icb"
            aria-label={copy.remove(number)}
            onClick={() => void drop()}
          >
            <RemoveIcon />
          </button>
        )}
      </div>
      <OutcomeNotice saying={said} />
      {damage && (
        <p className="home-cost">
          {copy.costOf(damage.label, damage.price, damage.cost)}
        </p>
      )}
      <Answer carReturn={carReturn} photo={photo} />
      {isOpen && <NameDamage {...{ id, wear, photo }} />}
    </li>
  );
}

type AnswerProps = { carReturn: CarReturn; photo: Photo };

function Answer({ carReturn: { damages }, photo }: AnswerProps) {
  const { answer, reason, damageId, damage } = photo;
  if (!answer) return damage ? <p className="soft">{copy.waits}</p> : null;
  const charged = damages.find(({ id }) => id === damageId);
  return (
    <>
      <p>
        <strong>{copy.answers[answer]}</strong>
        {charged && `. ${copy.answered(charged.label, charged.cost)}`}
      </p>
      {reason && <p className="damages-said">{copy.why(reason)}</p>}
    </>
  );
}

function InspectionPhoto({ carReturn: { id, damages }, photo }: AnswerProps) {
  const charged = damages.find((damage) => damage.id === photo.damageId);
  return charged?.photoId ? (
    <TheirPhoto id={id} photoId={charged.photoId} label={charged.label} />
  ) : null;
}

function TheirPhoto(props: { id: string; photoId: string; label: string }) {
  return (
    <Picture
      address={useReturnPhoto(props.id, props.photoId)}
      alt={copy.theirs(props.label)}
    />
  );
}

function Picture({ address, alt }: { address: string | null; alt: string }) {
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
