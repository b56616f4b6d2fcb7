import { useState } from 'react';
import { useEraseAccountMutation, useExportDataMutation } from '@site/api-client';
import { type DataExport, type Privacy } from '@site/api-contract';
import { deferred, DownloadIcon } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { AccountSection } from '../accounts/account-section';
import { useSave } from '../use-save';
import { privacyCopy } from './privacy.copy';

const ExportFields = deferred(async () => (await import('./privacy-forms')).ExportFields);
const ErasureFields = deferred(
  async () => (await import('./privacy-forms')).ErasureFields,
);

type OfAccount = { id: string };

/** Downloads a copy of all data as PDF and JSON, after the password. */
export function DataCopy({ id }: OfAccount) {
  const { saveFile } = useSite();
  const [makeCopy] = useExportDataMutation();
  const { waitSeconds, isSaved, problem, save } = useSave();
  const [files, setFiles] = useState<DataExport['files']>([]);
  const send = async (currentPassword: string) => {
    const made = makeCopy({ params: { id }, body: { currentPassword } });
    const saved = await save(made);
    const { data } = await made;
    if (data) setFiles(data.files);
    return saved;
  };
  return (
    <AccountSection
      id="privacidade-copia"
      title={privacyCopy.copyTitle}
      text={privacyCopy.copyText}
      saved={isSaved && privacyCopy.copyReady}
    >
      {files.length > 0 ? (
        <div className="privacy-files">
          {[...files].reverse().map(({ name, type, base64 }) => (
            <button
              key={type}
              type="button"
              className="btn btn--line"
              onClick={() => void saveFile({ name, type, bytes: bytesOf(base64) })}
            >
              <DownloadIcon aria-hidden="true" />
              {privacyCopy.save[type]}
            </button>
          ))}
        </div>
      ) : (
        <ExportFields
          waitSeconds={waitSeconds}
          problem={problem}
          onSubmit={({ currentPassword }) => send(currentPassword)}
        />
      )}
    </AccountSection>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * Erases the account: the section says which data are deleted, which are kept and why,
 * and what prevents it. Afterwards the browser's storage is cleared (spec §4, logout).
 */
export function Erasure({
  id,
  erasure: { blockers, keeps },
}: OfAccount & Pick<Privacy, 'erasure'>) {
  const { logout, showPopup } = useSite();
  const [erase] = useEraseAccountMutation();
  const { waitSeconds, problem, save } = useSave();
  return (
    <AccountSection
      id="privacidade-apagar"
      title={privacyCopy.eraseTitle}
      text={privacyCopy.eraseText}
    >
      {blockers.length > 0 && (
        <div className="notice notice--warn privacy-blocked">
          <span>
            <b>{privacyCopy.blockedTitle}</b>
            {blockers.map((blocker) => (
              <span key={blocker}>{blocker}</span>
            ))}
          </span>
        </div>
      )}
      <div className="privacy-stays">
        <h3>{privacyCopy.staysTitle}</h3>
        <ul>
          {keeps.map(({ what, why }) => (
            <li key={what}>
              <b>{what}.</b> {why}.
            </li>
          ))}
          <li>{privacyCopy.staysLog}</li>
        </ul>
      </div>
      {blockers.length === 0 && (
        <ErasureFields
          waitSeconds={waitSeconds}
          problem={problem}
          onSubmit={async (body) => {
            const erased = await save(erase({ params: { id }, body }));
            if (erased.isSaved) {
              await showPopup({
                title: privacyCopy.erasedTitle,
                text: privacyCopy.erased,
              });
              await logout();
            }
            return erased;
          }}
        />
      )}
    </AccountSection>
  );
}
