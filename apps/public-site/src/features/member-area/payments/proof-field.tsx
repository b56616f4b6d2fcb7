import { type Dispatch, type SetStateAction, useId } from 'react';
import { useSendProofMutation } from '@site/api-client';
import { type SentFile } from '@site/api-contract';
import { FileSender } from '../../../shared/documents/file-sender';
import { disputesCopy as COPY } from './disputes.copy';

type ProofFieldProps = {
  contractId: string;
  /** Name of the contested charge. */
  label: string;
  files: readonly SentFile[];
  onChange: Dispatch<SetStateAction<readonly SentFile[]>>;
  /**
   * Tells the form about a running upload, since a dispute sent meanwhile would lack the
   * file.
   */
  onSending: (isSending: boolean) => void;
};

/**
 * Files for a dispute that is being written. Each file is uploaded when it is chosen, so
 * that a refusal shows at once and changes nothing else.
 */
export function ProofField({
  contractId,
  label,
  files,
  onChange,
  onSending,
}: ProofFieldProps) {
  const titleId = useId();
  const [sendProof, { isLoading }] = useSendProofMutation();
  async function send(file: File) {
    onSending(true);
    const sent = await sendProof({ params: { id: contractId }, body: { file } });
    onSending(false);
    if (sent.data) onChange((before) => [...before, sent.data]);
    return sent;
  }
  return (
    <div className="pay-proof" role="group" aria-labelledby={titleId}>
      <b id={titleId}>{COPY.proof}</b>
      {files.length > 0 && (
        <ul className="pay-chosen" aria-label={COPY.chosen}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <span>{name}</span>
              <button
                type="button"
                className="link"
                aria-label={COPY.removeFileOf(name)}
                onClick={() =>
                  onChange((before) => before.filter((one) => one.id !== id))
                }
              >
                {COPY.removeFile}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FileSender
        name={label}
        count={files.length}
        isOpen
        isSending={isLoading}
        onSend={send}
      />
    </div>
  );
}
