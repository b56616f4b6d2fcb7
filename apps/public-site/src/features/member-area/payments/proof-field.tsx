import { type Dispatch, type SetStateAction, useId } from 'react';
import { useSendProofMutation } from '@site/api-client';
import { type SentFile } from '@site/api-contract';
import { FileSender } from '../../../shared/documents/file-sender';
import { disputesCopy as COPY } from './disputes.copy';

type ProofFieldProps = {
  contractId: string;
  /** The contested charge, in words. */
  label: string;
  files: readonly SentFile[];
  onChange: Dispatch<SetStateAction<readonly SentFile[]>>;
  /** A contest that is sent meanwhile would go without the file. */
  onSending: (isSending: boolean) => void;
};

/**
 * Proof for a contest that is being written. Each file is sent as it is chosen, so that one
 * that is refused is said at once and leaves everything else as it is.
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
