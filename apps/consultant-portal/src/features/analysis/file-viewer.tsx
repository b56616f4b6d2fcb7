import { useEffect, useRef } from 'react';
import { type FileAnswer } from '@site/contracts';
import { useSiteActions } from '@site/shell';
import { DownloadIcon, Modal } from '@site/ui';
import { documentsCopy as copy } from './customer.copy';

type FileViewerProps = {
  file: FileAnswer;
  title: string;
  alt: string;
  onClose: () => void;
};

/**
 * A picture over the page, as large as it fits. Nothing of it stays once it is closed.
 */
export function FileViewer({ file, title, alt, onClose }: FileViewerProps) {
  const { saveFile } = useSiteActions();
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <Modal open large title={title} onClose={onClose}>
      <img className="papers-picture" ref={picture} alt={alt} />
      <div className="actions">
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => void saveFile(file)}
        >
          <DownloadIcon aria-hidden="true" /> {copy.download}
        </button>
      </div>
    </Modal>
  );
}
