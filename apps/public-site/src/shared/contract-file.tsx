import { downloadContract } from '@site/api-contract';
import { SaveFileButton } from './save-file-button';

const LABEL = 'Baixar o contrato assinado';

/** The signed contract as a PDF; `id` is the contract's or its proposal's. */
export function ContractFile({ id }: { id: string }) {
  return (
    <SaveFileButton call={downloadContract} request={{ params: { id } }} label={LABEL} />
  );
}
