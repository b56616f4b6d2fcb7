import { useState } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import { downloadContract } from '@site/contracts';
import { useSiteActions } from '@site/shell';
import { DownloadIcon } from '@site/ui';
import { contractCopy } from './contract.copy';

const copy = contractCopy.file;

/** The signed contract as a PDF; the API notes each opening. */
export function ContractFile({ id }: { id: string }) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(downloadContract);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await saveFile(await fetchFile({ params: { id } }));
    } catch (error) {
      setProblem(failureOf(error)?.message || copy.failed);
    }
    setPending(false);
  };
  return (
    <section aria-labelledby="documento">
      <h2 id="documento">{copy.title}</h2>
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-busy={isPending || undefined}
        onClick={() => void save()}
      >
        <DownloadIcon aria-hidden="true" /> {isPending ? copy.pending : copy.download}
      </button>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <p className="soft">{copy.audited}</p>
    </section>
  );
}
