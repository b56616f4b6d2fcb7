import { useState } from 'react';
import { type SentFile } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import { DownloadIcon } from '../icons';
import './service.css';

const copy = {
  label: 'Arquivos',
  open: 'Baixar',
  opening: 'Abrindo...',
  failed: 'Não conseguimos abrir o arquivo. Tente de novo.',
} as const;

type SentFilesProps<F extends SentFile> = {
  files: readonly F[];
  /** Names the sender; without it only the day is shown. */
  senderOf?: (file: F) => string;
  /** Names the list on a page with several. */
  label?: string;
  /** Fetches a file and gives it to the viewer; rejects when it can't be opened. */
  onOpen: (fileId: string) => Promise<unknown>;
};

/** Pictures and PDFs that belong to something else, each with a button to open it. */
export function SentFiles<F extends SentFile>({
  files,
  senderOf,
  label = copy.label,
  onOpen,
}: SentFilesProps<F>) {
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const open = async (id: string) => {
    if (opening !== null) return;
    setProblem('');
    setOpening(id);
    await onOpen(id).catch(() => setProblem(copy.failed));
    setOpening(null);
  };
  return (
    <>
      {files.length > 0 && (
        <ul className="thread-files" aria-label={label}>
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className="link"
                aria-disabled={opening !== null || undefined}
                aria-label={`${copy.open}: ${file.name}`}
                onClick={() => void open(file.id)}
              >
                <DownloadIcon aria-hidden="true" />{' '}
                {opening === file.id ? copy.opening : file.name}
              </button>
              <small>
                {[senderOf?.(file), formatDate(new Date(file.sentAt))]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
