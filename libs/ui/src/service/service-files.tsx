import { useState } from 'react';
import { type ServiceRequest } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { DownloadIcon } from '../icons';
import './service.css';

const copy = {
  label: 'Arquivos',
  open: 'Baixar',
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir o arquivo. Tente de novo.',
} as const;

type ServiceFilesProps = {
  files: ServiceRequest['files'];
  names: Readonly<Record<'customer' | 'consultant', string>>;
  /** Fetches a file and hands it over; rejects when it can't be opened. */
  onOpen: (fileId: string) => Promise<unknown>;
};

/** The pictures and PDFs of a request, each to be kept. */
export function ServiceFiles({ files, names, onOpen }: ServiceFilesProps) {
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
        <ul className="thread-files" aria-label={copy.label}>
          {files.map(({ id, name, side, sentAt }) => (
            <li key={id}>
              <button
                type="button"
                className="link"
                aria-disabled={opening !== null || undefined}
                aria-label={`${copy.open}: ${name}`}
                onClick={() => void open(id)}
              >
                <DownloadIcon aria-hidden="true" /> {opening === id ? copy.opening : name}
              </button>
              <small>{`${names[side]}, ${formatDate(new Date(sentAt))}`}</small>
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
