import { useCallback } from 'react';
import {
  downloadDeliveryPhoto,
  downloadHomePhoto,
  downloadOdometerPhoto,
  downloadReturnPhoto,
} from '@site/api-contract';
import { useFetchFile } from './use-file';
import { usePicture } from './use-picture-address';

/**
 * Object URL of a handover's photo, null until it is loaded; freed with the component. A
 * failure was shown and leaves null.
 */
export function useDeliveryPhoto(id: string, photoId: string): string | null {
  return useCarPhoto(downloadDeliveryPhoto, id, photoId).address;
}

/** The same for a return. */
export function useReturnPhoto(id: string, photoId: string): string | null {
  return useCarPhoto(downloadReturnPhoto, id, photoId).address;
}

/** The same for a picture that the customer took at home. */
export function useHomePhoto(id: string, photoId: string): string | null {
  return useCarPhoto(downloadHomePhoto, id, photoId).address;
}

/** The panel beside a reading of the odometer, and whether it could not be loaded. */
export function useOdometerPhoto(id: string, photoId: string) {
  return useCarPhoto(downloadOdometerPhoto, id, photoId);
}

function useCarPhoto(
  download:
    | typeof downloadDeliveryPhoto
    | typeof downloadHomePhoto
    | typeof downloadOdometerPhoto
    | typeof downloadReturnPhoto,
  id: string,
  photoId: string,
) {
  const fetchFile = useFetchFile(download);
  return usePicture(
    useCallback(() => fetchFile({ params: { id, photoId } }), [fetchFile, id, photoId]),
  );
}
