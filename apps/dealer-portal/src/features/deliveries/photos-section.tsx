import { useState } from 'react';
import {
  failureOf,
  serverSentence,
  useDeleteDeliveryPhotoMutation,
  useSendDeliveryPhotoMutation,
} from '@site/api-client';
import { type Delivery } from '@site/contracts';
import { RemoveIcon } from '@site/ui';
import { AddPhoto } from './add-photo';
import { deliveriesCopy } from './deliveries.copy';
import { DeliveryPhoto } from './delivery-photo';
import { Said, type Saying } from './said';

const copy = deliveriesCopy.photos;

/** Pictures of the car as it is handed over: added and removed until then. */
export function PhotosSection({ delivery }: { delivery: Delivery }) {
  const { id, photos, handedOverAt } = delivery;
  const [send, { isLoading }] = useSendDeliveryPhotoMutation();
  const [remove] = useDeleteDeliveryPhotoMutation();
  const [said, setSaid] = useState<Saying>(null);
  const isOpen = handedOverAt === null;

  async function act(work: () => Promise<unknown>, ours: string) {
    setSaid(null);
    try {
      await work();
    } catch (error) {
      const [field] = failureOf(error)?.fields ?? [];
      setSaid({ kind: 'err', text: field?.message ?? serverSentence(error, ours) });
    }
  }
  const add = (file: File) =>
    act(() => send({ params: { id }, body: { file } }).unwrap(), copy.failed);

  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo">{copy.title}</h2>
      <p className="soft">{copy.why}</p>
      <Said saying={said} />
      {photos.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="delivery-photos">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <DeliveryPhoto id={id} photoId={photo.id} alt={copy.alt(index + 1)} />
              {isOpen && (
                <button
                  type="button"
                  className="icb"
                  aria-label={copy.remove(index + 1)}
                  onClick={() =>
                    void act(
                      () => remove({ params: { id, photoId: photo.id } }).unwrap(),
                      copy.notRemoved,
                    )
                  }
                >
                  <RemoveIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <AddPhoto isLoading={isLoading} onChosen={(file) => void add(file)} />}
    </section>
  );
}
