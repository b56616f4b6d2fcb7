import { useState } from 'react';
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
import { DownloadIcon, ErrorIcon } from '@site/ui';
import { FileButton } from '../../../shared/documents/file-button';
import { useSite } from '../../../shared/site-services';
import { trafficFinesCopy as copy } from './traffic-fines.copy';
import '../../../shared/documents/documents.css';

/**
 * Documents of a fine: the issuing body's file, the form to sign, and the upload of the
 * signed form.
 */
export function FinePapers({ fine }: { fine: TrafficFine }) {
  const { id, state, driver, files } = fine;
  const params = { id };
  const { saveFile } = useSite();
  const fetchPaper = useFetchFile(downloadTrafficFineFile);
  const fetchIndication = useFetchFile(downloadDriverIndication);
  const [put, { isLoading }] = useSendTrafficFineFileMutation();
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState(false);
  const said = (error: unknown) => setProblem(markOrSentence(error, copy.actFailed));
  const open = async (fetched: Promise<FileAnswer>) => {
    setProblem('');
    await fetched.then(saveFile).catch(said);
  };
  const send = async (file: File) => {
    setProblem('');
    setSent(false);
    const { error } = await put({
      params: { id, kind: 'indicacao-assinada' },
      body: { file },
    });
    if (error === undefined) setSent(true);
    else said(error);
  };
  const hasSigned = files.includes('indicacao-assinada');
  const takesSigned = state === 'condutor_indicado';
  return (
    <div className="fine-papers">
      {files.includes('notificacao') && (
        <Paper
          label={copy.notification}
          onOpen={() => open(fetchPaper({ params: { id, kind: 'notificacao' } }))}
        />
      )}
      {driver && (
        <Paper label={copy.indication} onOpen={() => open(fetchIndication({ params }))} />
      )}
      {hasSigned && (
        <Paper
          label={copy.ownSigned}
          onOpen={() => open(fetchPaper({ params: { id, kind: 'indicacao-assinada' } }))}
        />
      )}
      {takesSigned && (
        <>
          <div>
            <FileButton
              label={isLoading ? copy.sending : hasSigned ? copy.sendAgain : copy.send}
              name={fine.noticeNumber}
              disabled={isLoading}
              onFile={(file) => void send(file)}
            />
          </div>
          <p className="soft">{copy.filesHelp}</p>
        </>
      )}
      <div role="status">{sent && <p className="soft">{copy.sent}</p>}</div>
      {problem !== '' && (
        <p className="field-error doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {problem}
        </p>
      )}
    </div>
  );
}

function Paper({ label, onOpen }: { label: string; onOpen: () => Promise<void> }) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    await onOpen();
    setOpening(false);
  };
  return (
    <p>
      <button
        type="button"
        className="link link--icon"
        aria-disabled={isOpening || undefined}
        onClick={() => void open()}
      >
        <DownloadIcon aria-hidden="true" /> {isOpening ? copy.opening : label}
      </button>
    </p>
  );
}
