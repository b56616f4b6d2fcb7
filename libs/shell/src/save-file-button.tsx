import { useState } from 'react';
import { serverSentence, useFetchFile } from '@site/api-client';
import { type Call, type FileAnswer, type RequestOf } from '@site/api-contract';
import { DownloadIcon } from '@site/ui';
import { useSiteActions } from './site-actions';

type SaveFileButtonProps<C extends Call> = {
  /** A call that answers with a file. */
  call: C;
  request: RequestOf<C>;
  words: {
    download: string;
    /** Label while the file is loading. */
    pending: string;
    /** Message for a failure without one from the API. */
    failed: string;
  };
  isSmall?: boolean;
};

/** A portal's button that downloads a file, and shows a message on failure. */
export function SaveFileButton<C extends Call>(props: SaveFileButtonProps<C>) {
  const { call, request, words, isSmall } = props;
  const { saveFile } = useSiteActions();
  const fetchFile = useFetchFile(call);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (isPending) return;
    setPending(true);
    setProblem('');
    try {
      await saveFile((await fetchFile(request)) as FileAnswer);
    } catch (error) {
      setProblem(serverSentence(error, words.failed));
    }
    setPending(false);
  };
  return (
    <>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className={isSmall ? 'btn btn--line btn--sm' : 'btn btn--line'}
        aria-busy={isPending || undefined}
        onClick={() => void save()}
      >
        <DownloadIcon aria-hidden="true" /> {isPending ? words.pending : words.download}
      </button>
    </>
  );
}
