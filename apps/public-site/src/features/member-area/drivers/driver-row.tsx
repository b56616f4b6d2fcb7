import { type RefObject, useId, useRef, useState } from 'react';
import {
  markOrSentence,
  useFetchFile,
  useRemoveDriverMutation,
  useSendDriverPhotoMutation,
} from '@site/api-client';
import { downloadDriverPhoto, type Driver } from '@site/api-contract';
import { type IsoDate, needsDigitalCnh } from '@site/api-contract/brazil';
import { licenseEndsSoon } from '@site/api-contract/driving';
import { deferred, DownloadIcon, ErrorIcon, Tag } from '@site/ui';
import { AskedRemoval } from '../../../shared/documents/asked-removal';
import { FileButton } from '../../../shared/documents/file-button';
import { useSite } from '../../../shared/site-services';
import { driversCopy as copy } from './drivers.copy';
import '../../../shared/documents/documents.css';

const DigitalCnhForm = deferred(
  async () => (await import('./digital-cnh-form')).DigitalCnhForm,
);

type DriverRowProps = {
  contractId: string;
  driver: Driver;
  today: IsoDate;
  /** Photos are not accepted any more. */
  isClosed?: boolean | undefined;
  /** Called with a message that the list shows, since this row may disappear. */
  onDone: (sentence: string) => void;
  /** Heading of the page, which takes the focus when this row disappears. */
  title: RefObject<HTMLElement | null>;
};

export function DriverRow({
  contractId,
  driver,
  today,
  isClosed,
  onDone,
  title,
}: DriverRowProps) {
  const id = useId();
  const { name, state } = driver;
  const { problem, isSending, isRemoving, send, remove, open } = useDriverActs(
    contractId,
    driver,
    onDone,
  );
  const row = useRef<HTMLLIElement>(null);
  // A driver who has driven stays in the list; any other leaves it with this row.
  const removeAndFocus = async () => {
    const isRemoved = await remove();
    if (isRemoved) (driver.startsOn ? row.current : title.current)?.focus();
    return isRemoved;
  };
  const tag = copy.states[state];
  const isWaiting = state === 'sem-foto';
  const isDigital = isWaiting && needsDigitalCnh(driver.cnhExpirationDate, today);
  const worries = licenseEndsSoon(driver.cnhExpirationDate, today);
  return (
    <li className="doc" aria-labelledby={id} tabIndex={-1} ref={row}>
      <div className="doc-what">
        <h3 id={id}>{name}</h3>
        <Tag tone={tag.tone} icon={tag.tone !== 'neutral'}>
          {isDigital ? copy.missingDigitalCnh : tag.label}
        </Tag>
        <p className="soft">{copy.facts(driver)}</p>
        <p className="soft">{copy.since(driver, isDigital)}</p>
        {state !== 'saiu' && !isDigital && (
          <p className={worries ? undefined : 'soft'}>{copy.expiry(driver, today)}</p>
        )}
        {isWaiting && !isClosed && (
          <p className="soft">
            {isDigital ? copy.digitalCnhHelp(driver.cnhExpirationDate) : copy.photoHelp}
          </p>
        )}
      </div>
      <div className="doc-actions">
        {isWaiting && !isDigital && !isClosed && (
          <FileButton
            label={isSending ? copy.sending : copy.photo}
            name={name}
            disabled={isSending}
            onFile={(file) => void send(file)}
          />
        )}
        {driver.startsOn && (
          <button
            type="button"
            className="link link--icon"
            aria-label={`${copy.seePhoto}: ${name}`}
            onClick={() => void open()}
          >
            <DownloadIcon aria-hidden="true" /> {copy.seePhoto}
          </button>
        )}
        {state !== 'saiu' && (
          <AskedRemoval
            words={copy}
            label={`${copy.remove}: ${name}`}
            questionLabel={copy.removeQuestion(name)}
            question={driver.startsOn && copy.removeNote}
            isRemoving={isRemoving}
            onRemove={removeAndFocus}
          />
        )}
      </div>
      {isDigital && !isClosed && (
        <DigitalCnhForm {...{ driver, today, isSending }} onSend={send} />
      )}
      {problem !== '' && (
        <p className="field-error doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {problem}
        </p>
      )}
    </li>
  );
}

function useDriverActs(
  contractId: string,
  { id: driverId, name }: Driver,
  onDone: (sentence: string) => void,
) {
  const { saveFile } = useSite();
  const [put, { isLoading: isSending }] = useSendDriverPhotoMutation();
  const [take, { isLoading: isRemoving }] = useRemoveDriverMutation();
  const fetchFile = useFetchFile(downloadDriverPhoto);
  const [problem, setProblem] = useState('');
  const params = { id: contractId, driverId };
  const said = (error: unknown, otherwise: string) =>
    setProblem(markOrSentence(error, otherwise));
  return {
    problem,
    isSending,
    isRemoving,
    send: async (file: File, cnhExpirationDate?: IsoDate) => {
      setProblem('');
      const body = { ...(cnhExpirationDate && { cnhExpirationDate }), file };
      const { error } = await put({ params, body });
      if (error === undefined) onDone(copy.authorized(name));
      else said(error, copy.actFailed);
    },
    remove: async () => {
      setProblem('');
      const { error } = await take({ params });
      if (error === undefined) onDone(copy.removed(name));
      else said(error, copy.actFailed);
      return error === undefined;
    },
    open: async () => {
      setProblem('');
      await fetchFile({ params })
        .then(saveFile)
        .catch((error: unknown) => said(error, copy.openFailed));
    },
  };
}
