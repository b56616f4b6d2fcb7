import { getContractDraftPdf } from '@site/contracts';
import { SaveFileButton } from '../../shared/save-file-button';
import { signCopy as COPY } from './sign.copy';

/** The contract before its signature as a PDF. */
export function DraftFile({ proposalId }: { proposalId: string }) {
  return (
    <SaveFileButton
      call={getContractDraftPdf}
      request={{ params: { id: proposalId } }}
      label={COPY.pdf}
    />
  );
}
