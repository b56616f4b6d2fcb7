import { useDeliveryPhoto } from '@site/api-client';

/** One picture of the car, or its place while it comes. */
export function DeliveryPhoto({
  id,
  photoId,
  alt,
}: {
  id: string;
  photoId: string;
  alt: string;
}) {
  const address = useDeliveryPhoto(id, photoId);
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
