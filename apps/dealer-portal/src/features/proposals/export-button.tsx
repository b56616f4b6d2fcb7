import { useState } from 'react';
import { serverSentence, useFetchFile } from '@site/api-client';
import { exportProposals } from '@site/contracts';
import { useSiteActions } from '@site/shell';
import { DownloadIcon } from '@site/ui';
import { type ProposalFilters } from './proposal-filters';
import { proposalsCopy } from './proposals.copy';

const copy = proposalsCopy.file;

/** All that is filtered as a file for spreadsheets, also what the list has not loaded. */
export function ExportButton({ filters }: { filters: ProposalFilters }) {
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(exportProposals);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await saveFile(await fetchFile({ query: filters }));
    } catch (error) {
      setProblem(serverSentence(error, copy.failed));
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
        className="btn btn--line btn--sm"
        aria-busy={isPending || undefined}
        onClick={() => void save()}
      >
        <DownloadIcon aria-hidden="true" /> {isPending ? copy.pending : copy.download}
      </button>
    </div>
  );
}
