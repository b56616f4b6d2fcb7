import { downloadContract } from '@site/api-contract';
import { SaveFileButton } from '@site/shell/save-file-button';
import { partsCopy } from './contract-parts.copy';

const copy = partsCopy.file;

/** The signed contract as a PDF; the API records each download. */
export function ContractFile({ id }: { id: string }) {
  return (
    <section aria-labelledby="documento">
      <h2 id="documento">{copy.title}</h2>
      <SaveFileButton
        call={downloadContract}
        request={{ params: { id } }}
        words={copy}
        isSmall
      />
      <p className="soft">{copy.audited}</p>
    </section>
  );
}
