import { useEffect, useState } from 'react';
import { type FileAnswer } from '@site/api-contract';

/**
 * Object URL of a picture, null until it is loaded; freed with the component. `load` stays
 * the same as long as the picture does. A failure leaves null.
 */
export function usePictureAddress(load: () => Promise<FileAnswer>): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    load()
      .then(({ bytes, type }) => {
        if (isGone) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setAddress(made);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      setAddress(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [load]);
  return address;
}
