import { useCallback } from 'react';
import {
  downloadDeliveryPhoto,
  downloadHomePhoto,
  downloadReturnPhoto,
} from '@site/api-contract';
import { useFetchFile } from './use-file';
import { usePictureAddress } from './use-picture-address';

/**
 * Object URL of a handover's photo, null until it is loaded; freed with the component. A
 * failure was shown and leaves null.
 */
export function useDeliveryPhoto(id: string, photoId: string): string | null {
  return useCarPhoto(downloadDeliveryPhoto, id, photoId);
}

/** The same for a return. */
export function useReturnPhoto(id: string, photoId: string): string | null {
  return useCarPhoto(downloadReturnPhoto, id, photoId);
}

/** The same for a picture that the customer took at home. */
export function useHomePhoto(id: string, photoId: string): string | null {
  return useCarPhoto(downloadHomePhoto, id, photoId);
}

function useCarPhoto(
  download:
    typeof downloadDeliveryPhoto | typeof downloadHomePhoto | typeof downloadReturnPhoto,
  id: string,
  photoId: string,
): string | null {
  const fetchFile = useFetchFile(download);
  return usePictureAddress(
    useCallback(() => fetchFile({ params: { id, photoId } }), [fetchFile, id, photoId]),
  );
}
