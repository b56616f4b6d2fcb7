import { useState } from 'react';
import { markOrSentence } from '@site/api-client';
import { MOST_SENT_FILES } from '@site/api-contract/identity';
import { ErrorIcon } from '@site/ui';
import { documentsCopy } from './documents.copy';
import { FileButton } from './file-button';
import './documents.css';

const copy = documentsCopy.sender;

type FileSenderProps = {
  /** Subject of the files, for the name of the button. */
  name: string;
  /** Number of files that were sent. */
  count: number;
  /** False when no more are accepted; the message about the last one stays. */
  isOpen: boolean;
  isSending: boolean;
  /** Sends a file; its error, if any, is shown here. */
  onSend: (file: File) => Promise<{ error?: unknown }>;
};

/** Sends one picture or PDF at a time, up to the maximum number. */
export function FileSender({ name, count, isOpen, isSending, onSend }: FileSenderProps) {
  const [said, say] = useState<{ done: boolean; text: string } | null>(null);
  const send = async (file: File) => {
    say(null);
    const { error } = await onSend(file);
    say(
      error === undefined
        ? { done: true, text: copy.sent }
        : { done: false, text: markOrSentence(error, copy.failed) },
    );
  };
  return (
    <>
      {isOpen && count < MOST_SENT_FILES && (
        <>
          <p className="soft">{copy.help}</p>
          <div className="file-sender">
            <FileButton
              label={isSending ? copy.sending : documentsCopy.chooseFile}
              name={name}
              disabled={isSending}
              onFile={(file) => void send(file)}
            />
          </div>
        </>
      )}
      <div role="status">{said?.done && <p className="soft">{said.text}</p>}</div>
      {said && !said.done && (
        <p className="field-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {said.text}
        </p>
      )}
    </>
  );
}
