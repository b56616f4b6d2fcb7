import { useState } from 'react';
import { failureOf, useFetchFile } from '@site/api-client';
import { type Call, type FileAnswer, type RequestOf } from '@site/api-contract';
import { DownloadIcon, ErrorIcon } from '@site/ui';
import { useSite } from './site-services';
import './save-file-button.css';

const COPY = {
  pending: 'Preparando o PDF...',
  failed: 'Não conseguimos preparar o PDF. Tente de novo em instantes.',
} as const;

type SaveFileButtonProps<C extends Call> = {
  /** A call that answers with a file. */
  call: C;
  request: RequestOf<C>;
  label: string;
};

/** A button that downloads a file, and shows a message on failure. */
export function SaveFileButton<C extends Call>({
  call,
  request,
  label,
}: SaveFileButtonProps<C>) {
  const { saveFile } = useSite();
  const fetchFile = useFetchFile(call);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    await fetchFile(request)
      .then((file) => saveFile(file as FileAnswer))
      .catch((error: unknown) => setProblem(failureOf(error)?.message || COPY.failed));
    setPending(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn--line"
        aria-busy={isPending || undefined}
        onClick={() => void save()}
      >
        <DownloadIcon aria-hidden="true" /> {isPending ? COPY.pending : label}
      </button>
      {problem !== '' && (
        <span className="save-problem" role="alert">
          <ErrorIcon aria-hidden="true" /> {problem}
        </span>
      )}
    </>
  );
}
