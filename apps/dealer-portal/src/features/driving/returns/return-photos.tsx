import {
  useDeleteReturnPhotoMutation,
  useReturnPhoto,
  useSendReturnPhotoMutation,
} from '@site/api-client';
import { type CarReturn } from '@site/api-contract';
import { CarPhoto } from '../../../shared/car-inspection/car-photo';
import { PhotosSection } from '../../../shared/car-inspection/photos-section';
import { returnsCopy } from './returns.copy';

/** Pictures of the returned car; until it is received they can be added and removed. */
export function ReturnPhotos({ carReturn }: { carReturn: CarReturn }) {
  const { id, photos, returnedAt } = carReturn;
  const [send] = useSendReturnPhotoMutation();
  const [remove] = useDeleteReturnPhotoMutation();
  return (
    <PhotosSection
      words={returnsCopy.photos}
      photos={photos}
      isOpen={returnedAt === null}
      show={(photoId, alt) => <Photo id={id} photoId={photoId} alt={alt} />}
      onAdd={(file) => send({ params: { id }, body: { file } }).unwrap()}
      onRemove={(photoId) => remove({ params: { id, photoId } }).unwrap()}
    />
  );
}

function Photo({ id, photoId, alt }: { id: string; photoId: string; alt: string }) {
  return <CarPhoto address={useReturnPhoto(id, photoId)} alt={alt} />;
}
