import { useState } from 'react';
import {
  isToldByPopup,
  serverSentence,
  useEndOneSessionMutation,
  useEndOtherSessionsMutation,
  useForgetDeviceMutation,
} from '@site/api-client';
import { type AccountSecurity, browserName } from '@site/api-contract';
import { formatDate, formatDateTime } from '@site/api-contract/brazil';
import { Tag } from '@site/ui';
import { FormProblem } from '@site/ui/forms';
import { AccountSection } from './account-section';
import { securityCopy as COPY } from './security.copy';

// In the same chunk as the lists below, which the page shows at the same time.
export { PasskeysSection } from './passkeys-section';

/**
 * Runs the request that signs browsers out or forgets them. `problem` is the message of
 * the last failure, unless a popup shows it.
 */
function useEnding(failed: string) {
  const [problem, setProblem] = useState('');
  async function end(sending: Promise<{ error?: unknown }>): Promise<void> {
    setProblem('');
    const { error } = await sending;
    if (error !== undefined && !isToldByPopup(error))
      setProblem(serverSentence(error, failed));
  }
  return { problem, end };
}

/** Browsers in which the account is signed in, with buttons to sign them out. */
export function Sessions({
  id,
  sessions,
}: {
  id: string;
  sessions: AccountSecurity['sessions'];
}) {
  const [endOne] = useEndOneSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const { problem, end } = useEnding(COPY.notEnded);
  const thisOneFirst = sessions.toSorted(
    (one, other) => Number(other.current) - Number(one.current),
  );
  return (
    <AccountSection
      id="seguranca-sessoes"
      title={COPY.sessionsTitle}
      text={COPY.sessionsText}
    >
      <ul className="account-list">
        {thisOneFirst.map((session) => (
          <li key={session.id}>
            <span>
              <b>{browserName(session.client)}</b>{' '}
              {session.current && <Tag tone="ok">{COPY.current}</Tag>}
              <small>{COPY.lastUsed(formatDateTime(session.lastUsedAt))}</small>
            </span>
            {!session.current && (
              <button
                type="button"
                className="btn btn--line btn--sm"
                aria-label={COPY.endOf(browserName(session.client))}
                onClick={() =>
                  void end(endOne({ params: { id, sessionId: session.id } }))
                }
              >
                {COPY.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          className="btn btn--line btn--sm"
          aria-disabled={others.isLoading || undefined}
          onClick={() => others.isLoading || void end(endOthers({ params: { id } }))}
        >
          {others.isLoading ? COPY.ending : COPY.endOthers}
        </button>
      )}
      <FormProblem>{problem}</FormProblem>
    </AccountSection>
  );
}

/** Browsers that need no code by e-mail for some time. */
export function Devices({
  id,
  devices,
}: {
  id: string;
  devices: AccountSecurity['devices'];
}) {
  const [forget] = useForgetDeviceMutation();
  const { problem, end } = useEnding(COPY.notForgotten);
  return (
    <AccountSection
      id="seguranca-navegadores"
      title={COPY.devicesTitle}
      text={devices.length > 0 ? COPY.devicesText : COPY.noDevices}
    >
      {devices.length > 0 && (
        <ul className="account-list">
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                <b>{browserName(device.client)}</b>
                <small>{COPY.until(formatDate(device.expiresAt))}</small>
              </span>
              <button
                type="button"
                className="btn btn--line btn--sm"
                aria-label={COPY.forgetOf(browserName(device.client))}
                onClick={() => void end(forget({ params: { id, deviceId: device.id } }))}
              >
                {COPY.forget}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormProblem>{problem}</FormProblem>
    </AccountSection>
  );
}
