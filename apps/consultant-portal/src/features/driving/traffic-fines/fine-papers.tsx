import { useRef, useState } from 'react';
import {
  failureOf,
  useFetchFile,
  useSendTrafficFineFileMutation,
} from '@site/api-client';
import {
  downloadDriverIndication,
  downloadTrafficFineFile,
  type FileAnswer,
  type TrafficFine,
} from '@site/api-contract';
import { isFineOpen } from '@site/api-contract/driving';
import { ACCEPTED_TYPES } from '@site/api-contract/identity';
import { useSiteActions } from '@site/shell';
import { DownloadIcon } from '@site/ui';
import { IfNotHeld } from '../../../shared/holds/held-item';
import { useWalkOn } from '../../../shared/today/use-day-walk';
import { Act } from '../../../shared/undo/act';
import { trafficFinesCopy } from './traffic-fines.copy';
import './traffic-fines.css';

const copy = trafficFinesCopy.papers;

/** The documents of a fine, with the upload of the notification. */
export function FinePapers({ fine }: { fine: TrafficFine }) {
  const { id, driver, files, state } = fine;
  const { saveFile } = useSiteActions();
  const fetchPaper = useFetchFile(downloadTrafficFineFile);
  const fetchIndication = useFetchFile(downloadDriverIndication);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const say = (error: unknown) => {
    const failure = failureOf(error);
    setProblem(failure?.fields[0]?.message ?? (failure?.message || copy.failed));
  };
  const open = async (fetchOne: () => Promise<FileAnswer>) => {
    if (isOpening) return;
    setProblem('');
    setOpening(true);
    await fetchOne().then(saveFile).catch(say);
    setOpening(false);
  };
  const papers = [
    files.includes('notificacao') && {
      label: copy.notification,
      fetchOne: () => fetchPaper({ params: { id, kind: 'notificacao' } }),
    },
    driver !== null && {
      label: copy.indication,
      fetchOne: () => fetchIndication({ params: { id } }),
    },
    files.includes('indicacao-assinada') && {
      label: copy.signed,
      fetchOne: () => fetchPaper({ params: { id, kind: 'indicacao-assinada' } }),
    },
  ].filter((paper) => paper !== false);
  return (
    <section className="fine-papers" aria-labelledby="papeis">
      <h2 id="papeis">{trafficFinesCopy.one.papers}</h2>
      {papers.map(({ label, fetchOne }) => (
        <p key={label}>
          <button
            type="button"
            className="link"
            aria-disabled={isOpening || undefined}
            onClick={() => void open(fetchOne)}
          >
            <DownloadIcon aria-hidden="true" /> {isOpening ? copy.opening : label}
          </button>
        </p>
      ))}
      {state === 'condutor_indicado' && !files.includes('indicacao-assinada') && (
        <p className="soft">{trafficFinesCopy.one.noSigned}</p>
      )}
      {isFineOpen(state) && <SendNotification fine={fine} onProblem={say} />}
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

type SendNotificationProps = { fine: TrafficFine; onProblem: (error: unknown) => void };

/** Chooses a picture or PDF; the same file can be chosen again. */
function SendNotification({ fine: { id, files }, onProblem }: SendNotificationProps) {
  const input = useRef<HTMLInputElement>(null);
  const [put, { isLoading }] = useSendTrafficFineFileMutation();
  const isThere = files.includes('notificacao');
  const walkOn = useWalkOn();
  const label = isThere ? copy.sendAgain : copy.send;
  const send = async (file: File) => {
    const { error } = await put({ params: { id, kind: 'notificacao' }, body: { file } });
    if (error !== undefined) onProblem(error);
    else if (!isThere) walkOn();
  };
  return (
    <>
      <input
        ref={input}
        className="vh"
        type="file"
        accept={ACCEPTED_TYPES.join()}
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <Act isAct={!isThere}>
        <IfNotHeld>
          <button
            type="button"
            className={isThere ? 'btn btn--line btn--sm' : 'btn'}
            aria-disabled={isLoading || undefined}
            onClick={() => !isLoading && input.current?.click()}
          >
            {isLoading ? copy.sending : label}
          </button>
        </IfNotHeld>
      </Act>
      <p className="soft">{copy.help}</p>
    </>
  );
}
