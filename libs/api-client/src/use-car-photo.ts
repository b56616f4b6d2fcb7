import { useEffect, useState } from 'react';
import { downloadDeliveryPhoto, downloadReturnPhoto } from '@site/api-contract';
import { useFetchFile } from './use-file';

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

function useCarPhoto(
  download: typeof downloadDeliveryPhoto | typeof downloadReturnPhoto,
  id: string,
  photoId: string,
): string | null {
  const fetchFile = useFetchFile(download);
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    fetchFile({ params: { id, photoId } })
      .then(({ bytes, type }) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setAddress(made);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [fetchFile, id, photoId]);
  return address;
}
