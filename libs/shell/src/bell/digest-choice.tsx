import { useId } from 'react';
import {
  useChooseNotificationDigestMutation,
  useGetNotificationDigestQuery,
} from '@site/api-client';
import { type Digest, DIGESTS } from '@site/contracts/notification-kinds';
import { bellCopy as copy } from './bell.copy';
import '@site/ui/forms.css';

/**
 * When the mail of a morning comes, if at all;
 * each choice counts at once.
 */
export function DigestChoice() {
  const id = useId();
  const { data } = useGetNotificationDigestQuery();
  const [choose, { isSuccess, isError, originalArgs, isLoading }] =
    useChooseNotificationDigestMutation();
  if (!data) return null;
  const chosen = isLoading ? originalArgs?.body.digest : data.digest;
  return (
    <div className="field bell-digest">
      <label htmlFor={id}>{copy.digest}</label>
      <p className="help" id={`${id}-help`}>
        {copy.digestHelp}
      </p>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-help`}
        value={chosen ?? data.digest}
        onChange={({ target }) => {
          void choose({ body: { digest: target.value as Digest } });
        }}
      >
        {DIGESTS.map((digest) => (
          <option key={digest} value={digest}>
            {copy.digests[digest]}
          </option>
        ))}
      </select>
      <p role="status">{isSuccess && copy.digestSaved}</p>
      {isError && (
        <p className="field-error" role="alert">
          {copy.digestFailed}
        </p>
      )}
    </div>
  );
}
