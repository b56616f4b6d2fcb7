import { type ContractDraft, getContractDraftPdf } from '@site/api-contract';
import { SaveFileButton } from '../../../shared/save-file-button';
import { signCopy as COPY } from './sign.copy';

/** Downloads the unsigned contract as a PDF. */
export function DraftFile({
  draft: { proposalId, signer },
}: {
  draft: Pick<ContractDraft, 'proposalId' | 'signer'>;
}) {
  return (
    <SaveFileButton
      call={getContractDraftPdf}
      request={{
        params: { id: proposalId },
        ...(signer && { query: { signer: String(signer) } }),
      }}
      label={COPY.pdf}
    />
  );
}
