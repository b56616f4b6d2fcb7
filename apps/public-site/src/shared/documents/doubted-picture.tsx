import { useCallback } from 'react';
import { documentsCopy } from './documents.copy';

/** The picture that looks illegible, as large as its row, for the person to judge. */
export function DoubtedPicture({ file, name }: { file: File; name: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={documentsCopy.doubted(name)} />;
}
