import { useState } from 'react';
import { failureOf, useSendServiceFileMutation } from '@site/api-client';
import { type ServiceRequest } from '@site/contracts';
import { MOST_SERVICE_FILES } from '@site/contracts/service-requests';
import { ErrorIcon } from '@site/ui';
import { FileButton } from '../../../shared/documents/file-button';
import { serviceCopy as copy } from './service.copy';
import '../../../shared/documents/documents.css';

/** Sends one picture or PDF at a time. */
export function ServiceUpload({ request }: { request: ServiceRequest }) {
  const [put, { isLoading }] = useSendServiceFileMutation();
  const [said, say] = useState<{ done: boolean; text: string } | null>(null);
  if (request.files.length >= MOST_SERVICE_FILES) return null;
  const send = async (file: File) => {
    say(null);
    const { error } = await put({ params: { id: request.id }, body: { file } });
    const failure = failureOf(error);
    say(
      error === undefined
        ? { done: true, text: copy.fileSent }
        : {
            done: false,
            text: failure?.fields[0]?.message ?? (failure?.message || copy.actFailed),
          },
    );
  };
  return (
    <>
      <p className="soft">{copy.filesHelp}</p>
      <div className="service-upload">
        <FileButton
          label={isLoading ? copy.sending : copy.sendFile}
          name={copy.fileName}
          disabled={isLoading}
          onFile={(file) => void send(file)}
        />
      </div>
      <div role="status">{said?.done && <p className="soft">{said.text}</p>}</div>
      {said && !said.done && (
        <p className="field-error doc-error" role="alert">
          <ErrorIcon aria-hidden="true" /> {said.text}
        </p>
      )}
    </>
  );
}
