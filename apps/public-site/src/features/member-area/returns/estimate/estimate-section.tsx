import { useState } from 'react';
import { failureOf, serverSentence, useSendHomePhotoMutation } from '@site/api-client';
import { type CarReturn } from '@site/api-contract';
import { Facts, OutcomeNotice, type OutcomeText } from '@site/ui';
import { FileButton } from '../../../../shared/documents/file-button';
import { estimateCopy as copy } from './estimate.copy';
import { HomePhoto } from './home-photo';
import './estimate.css';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];

type EstimateSectionProps = {
  carReturn: CarReturn;
  wear: NonNullable<CarReturn['wear']>;
};

/**
 * Photos that the customer takes at home, with what the contract's table says of each, and
 * beside them the photos and the answers of the inspection.
 */
export function EstimateSection({ carReturn, wear }: EstimateSectionProps) {
  const { id, homePhotos = [], estimate, returnedAt } = carReturn;
  const [send, { isLoading }] = useSendHomePhotoMutation();
  const [said, setSaid] = useState<OutcomeText>(null);
  const isInspected = carReturn.photos.length + carReturn.damages.length > 0;
  const isOpen = !returnedAt && !isInspected;
  if (!isOpen && homePhotos.length === 0) return null;

  async function add(file: File) {
    setSaid(null);
    try {
      await send({ params: { id }, body: { file } }).unwrap();
    } catch (error) {
      const [field] = failureOf(error)?.fields ?? [];
      setSaid({
        kind: 'err',
        text: field?.message ?? serverSentence(error, copy.failed),
      });
    }
  }

  return (
    <section className="return-wear" aria-labelledby="estimativa-titulo">
      <h2 id="estimativa-titulo">{copy.title}</h2>
      <p>{copy.text}</p>
      {homePhotos.length > 0 && (
        <ul className="home-photos">
          {homePhotos.map((photo, index) => (
            <HomePhoto
              key={photo.id}
              number={index + 1}
              {...{ carReturn, wear, photo, isOpen }}
            />
          ))}
        </ul>
      )}
      {estimate !== undefined && (
        <Facts rows={[[copy.total, copy.totalText(estimate)]]} />
      )}
      <OutcomeNotice saying={said} />
      {isOpen && (
        <FileButton
          label={isLoading ? copy.sending : copy.take}
          name={copy.takeName}
          accept={PICTURES}
          disabled={isLoading}
          onFile={(file) => void add(file)}
        />
      )}
    </section>
  );
}
