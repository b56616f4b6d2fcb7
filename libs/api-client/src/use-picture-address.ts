import { useEffect, useState } from 'react';
import { type FileAnswer } from '@site/api-contract';

type LoadPicture = (signal: AbortSignal) => Promise<FileAnswer>;

/**
 * Object URL of a picture, null until it is loaded; freed with the component. `load` stays
 * the same as long as the picture does; its signal says when nobody needs the picture any
 * more. A failure leaves null.
 */
export function usePictureAddress(load: LoadPicture): string | null {
  return usePicture(load).address;
}

/** The same, and whether the picture could not be loaded. */
export function usePicture(load: LoadPicture) {
  const [address, setAddress] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    let made: string | null = null;
    load(gone.signal)
      .then(({ bytes, type }) => {
        if (gone.signal.aborted) return;
        made = URL.createObjectURL(new Blob([bytes], { type }));
        setAddress(made);
      })
      .catch(() => gone.signal.aborted || setFailed(true));
    return () => {
      gone.abort();
      setAddress(null);
      setFailed(false);
      if (made) URL.revokeObjectURL(made);
    };
  }, [load]);
  return { address, isFailed };
}
