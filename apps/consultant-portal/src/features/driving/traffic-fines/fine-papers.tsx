import { useRef, useState } from 'react';
import {
  markOrSentence,
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
import { IfNotHeld } from '../../../shared/holds/if-not-held';
import { useWalkOn } from '../../../shared/today/use-walk-on';
import { Act } from '../../../shared/undo/act';
import { fineActsCopy } from './fine-acts.copy';
import './traffic-fines.css';

const copy = fineActsCopy.papers;

/** The documents of a fine, with the upload of the notification. */
export function FinePapers({ fine }: { fine: TrafficFine }) {
  const { id, driver, files, state } = fine;
  const { saveFile } = useSiteActions();
  const fetchPaper = useFetchFile(downloadTrafficFineFile);
  const fetchIndication = useFetchFile(downloadDriverIndication);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');
  const say = (error: unknown) => setProblem(markOrSentence(error, copy.failed));
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
      <h2 id="papeis">{copy.title}</h2>
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
        <p className="soft">{copy.noSigned}</p>
      )}
      {isFineOpen(state) && (
        <SendNotification fine={fine} onProblem={say} onChoice={() => setProblem('')} />
      )}
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

type SendNotificationProps = {
  fine: TrafficFine;
  onProblem: (error: unknown) => void;
  onChoice: () => void;
};

/**
 * Chooses a picture or PDF, then says what the customer gets before it is sent; the same
 * file can be chosen again.
 */
function SendNotification({ fine, onProblem, onChoice }: SendNotificationProps) {
  const { id, files, answerUntil } = fine;
  const input = useRef<HTMLInputElement>(null);
  // Null once a chosen file was sent or taken back.
  const [chosen, choose] = useState<File | null>();
  const [put, { isLoading }] = useSendTrafficFineFileMutation();
  const isThere = files.includes('notificacao');
  const walkOn = useWalkOn();
  const label = isThere ? copy.chooseAgain : copy.choose;
  const send = async (file: File) => {
    const { error } = await put({ params: { id, kind: 'notificacao' }, body: { file } });
    if (error !== undefined) {
      onProblem(error);
      return;
    }
    choose(null);
    if (!isThere) walkOn(copy.done);
  };
  const pick = () => !isLoading && input.current?.click();
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
          if (!file) return;
          onChoice();
          choose(file);
        }}
      />
      <Act isAct={!isThere}>
        <IfNotHeld>
          {!chosen ? (
            <button
              ref={chosen === null ? focus : undefined}
              type="button"
              className={isThere ? 'btn btn--line btn--sm' : 'btn'}
              onClick={pick}
            >
              {label}
            </button>
          ) : (
            <div className="fine-chosen">
              <p className="notice" role="status" tabIndex={-1} ref={focus}>
                <b>{copy.chosen(chosen.name)}</b>
                <span>{isThere ? copy.replaces : copy.tells(answerUntil)}</span>
              </p>
              <div className="actions">
                <button
                  type="button"
                  className="btn"
                  aria-disabled={isLoading || undefined}
                  onClick={() => !isLoading && void send(chosen)}
                >
                  {isLoading ? copy.sending : isThere ? copy.sendAgain : copy.send}
                </button>
                <button type="button" className="btn btn--line" onClick={pick}>
                  {copy.other}
                </button>
                <button
                  type="button"
                  className="btn btn--line"
                  onClick={() => !isLoading && choose(null)}
                >
                  {copy.back}
                </button>
              </div>
            </div>
          )}
        </IfNotHeld>
      </Act>
      {!chosen && <p className="soft">{copy.help}</p>}
    </>
  );
}

/** Gives the focus to the part that takes the place of the pressed button. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
