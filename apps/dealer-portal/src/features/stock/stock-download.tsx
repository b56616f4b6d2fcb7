import { useState } from 'react';
import { serverSentence, useFetchFile } from '@site/api-client';
import { exportStock } from '@site/contracts';
import { useSiteActions } from '@site/shell';
import { DownloadIcon } from '@site/ui';
import { importCopy as copy } from './import.copy';

/** The free cars as the file that the import takes. */
export function StockDownload() {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(exportStock);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await saveFile(await fetchFile({}));
    } catch (error) {
      setProblem(serverSentence(error, copy.downloadFailed));
    }
    setPending(false);
  };
  return (
    <div className="actions">
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="btn btn--line"
        aria-busy={isPending || undefined}
        onClick={() => void save()}
      >
        <DownloadIcon aria-hidden="true" /> {isPending ? copy.downloading : copy.download}
      </button>
    </div>
  );
}
