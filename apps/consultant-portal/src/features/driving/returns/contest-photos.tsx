import { useState } from 'react';
import { useDeliveryPhoto, useGetDeliveryQuery, useReturnPhoto } from '@site/api-client';
import { returnsCopy as copy } from './returns.copy';

type Photos = readonly { id: string }[];
type ReadPhoto = (id: string, photoId: string) => string | null;

/** Photos of the inspection at the return. */
export function ReturnPhotos({ id, photos }: { id: string; photos: Photos }) {
  return (
    <Gallery {...{ id, photos }} title={copy.returnPhotos} usePhoto={useReturnPhoto} />
  );
}

/** Photos of the car at its handover, for comparison; empty until they are loaded. */
export function DeliveryPhotos({ id }: { id: string }) {
  const { data } = useGetDeliveryQuery({ params: { id } });
  if (!data) return null;
  const { photos } = data;
  return (
    <Gallery
      {...{ id, photos }}
      title={copy.deliveryPhotos}
      none={copy.noDeliveryPhotos}
      usePhoto={useDeliveryPhoto}
    />
  );
}

type GalleryProps = {
  id: string;
  title: string;
  photos: Photos;
  none?: string;
  usePhoto: ReadPhoto;
};

/** Small pictures in rows; a click enlarges one to the width of the page. */
function Gallery({ id, title, photos, none, usePhoto }: GalleryProps) {
  const [large, setLarge] = useState<string | null>(null);
  return (
    <>
      <h3>{title}</h3>
      {photos.length === 0 && <p className="soft">{none}</p>}
      <ul className="contest-photos" aria-label={title}>
        {photos.map((photo, index) => (
          <li key={photo.id} data-large={large === photo.id || undefined}>
            <button
              type="button"
              aria-pressed={large === photo.id}
              onClick={() => setLarge(large === photo.id ? null : photo.id)}
            >
              <Photo {...{ id, usePhoto }} photoId={photo.id} />
              <span className="vh">{copy.photo(title, index + 1)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type PhotoProps = { id: string; photoId: string; usePhoto: ReadPhoto };

function Photo({ id, photoId, usePhoto }: PhotoProps) {
  const address = usePhoto(id, photoId);
  return address ? <img src={address} alt="" /> : <span className="contest-awaited" />;
}
