import { downloadContract } from '@site/api-contract';
import { SaveFileButton } from './save-file-button';

const LABEL = 'Baixar o contrato assinado';

/**
 * Downloads the signed contract as a PDF; `id` is that of the contract or of its
 * proposal.
 */
export function ContractFile({ id }: { id: string }) {
  return (
    <SaveFileButton call={downloadContract} request={{ params: { id } }} label={LABEL} />
  );
}
