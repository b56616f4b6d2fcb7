import {
  useDeleteDeliveryPhotoMutation,
  useDeliveryPhoto,
  useSendDeliveryPhotoMutation,
} from '@site/api-client';
import { type Delivery } from '@site/api-contract';
import { CarPhoto } from '../../../../shared/car-inspection/car-photo';
import { PhotosSection } from '../../../../shared/car-inspection/photos-section';
import { deliveriesCopy } from '../deliveries.copy';

/** Pictures of the car for the handover; until then they can be added and removed. */
export function DeliveryPhotos({ delivery }: { delivery: Delivery }) {
  const { id, photos, handedOverAt } = delivery;
  const [send] = useSendDeliveryPhotoMutation();
  const [remove] = useDeleteDeliveryPhotoMutation();
  return (
    <PhotosSection
      words={deliveriesCopy.photos}
      photos={photos}
      isOpen={handedOverAt === null}
      show={(photoId, alt) => <Photo id={id} photoId={photoId} alt={alt} />}
      onAdd={(file) => send({ params: { id }, body: { file } }).unwrap()}
      onRemove={(photoId) => remove({ params: { id, photoId } }).unwrap()}
    />
  );
}

function Photo({ id, photoId, alt }: { id: string; photoId: string; alt: string }) {
  return <CarPhoto address={useDeliveryPhoto(id, photoId)} alt={alt} />;
}
