import { useRef, useState } from 'react';
import {
  failureOf,
  serverSentence,
  useDeleteDeliveryPhotoMutation,
  useDeliveryPhoto,
  useSendDeliveryPhotoMutation,
} from '@site/api-client';
import { type Delivery } from '@site/contracts';
import { CameraIcon, RemoveIcon } from '@site/ui';
import { deliveriesCopy } from './deliveries.copy';
import { Said, type Saying } from './said';

const copy = deliveriesCopy.photos;

/** Pictures of the car as it is handed over: added and removed until then. */
export function PhotosSection({ delivery }: { delivery: Delivery }) {
  const { id, photos, handedOverAt } = delivery;
  const [send, { isLoading }] = useSendDeliveryPhotoMutation();
  const [remove] = useDeleteDeliveryPhotoMutation();
  const [said, setSaid] = useState<Saying>(null);
  const input = useRef<HTMLInputElement>(null);
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
              <Photo id={id} photoId={photo.id} alt={copy.alt(index + 1)} />
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
      {isOpen && (
        <>
          <input
            ref={input}
            className="vh"
            type="file"
            accept="image/*"
            tabIndex={-1}
            aria-label={copy.add}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              target.value = '';
              if (file) void add(file);
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
      )}
    </section>
  );
}

function Photo({ id, photoId, alt }: { id: string; photoId: string; alt: string }) {
  const address = useDeliveryPhoto(id, photoId);
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
