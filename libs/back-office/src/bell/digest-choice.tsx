import { useId, useState } from 'react';
import {
  useChooseNotificationDigestMutation,
  useGetNotificationDigestQuery,
} from '@site/api-client';
import { type Digest, DIGESTS } from '@site/api-contract/activity';
import { QueryState } from '@site/shell/query-state';
import { bellCopy as copy } from './bell.copy';
import '@site/ui/forms.css';

/** The days of the morning mail, or none; each choice is saved at once. */
export function DigestChoice() {
  const answer = useGetNotificationDigestQuery();
  return (
    <div className="bell-digest">
      <QueryState answer={answer} failed={copy.digestUnknown} wait={null}>
        {({ digest }) => <Choice saved={digest} />}
      </QueryState>
    </div>
  );
}

function Choice({ saved }: { saved: Digest }) {
  const id = useId();
  const [choose, { isSuccess, isError }] = useChooseNotificationDigestMutation();
  // The own choice stands there until it, or a later one of another device, is read.
  const [own, setOwn] = useState<{ digest: Digest; instead: Digest }>();
  if (own && own.instead !== saved) setOwn(undefined);
  const chosen = own && !isError ? own.digest : saved;
  return (
    <div className="field">
      <label htmlFor={id}>{copy.digest}</label>
      <p className="help" id={`${id}-help`}>
        {copy.digestHelp}
      </p>
      <select
        id={id}
        className="input"
        aria-describedby={`${id}-help`}
        value={chosen}
        onChange={({ target }) => {
          const digest = target.value as Digest;
          setOwn({ digest, instead: saved });
          void choose({ body: { digest } });
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
