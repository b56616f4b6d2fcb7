import { useState } from 'react';
import { failureOf, useRequestRecoveryMutation } from '@site/api-client';
import { type RecoveryForm as Values } from '@site/api-contract';
import { SIGN_IN_PATH, withReturnUrl } from '@site/api-contract/site-paths';
import { deferred, SiteLink, Stage, Unbroken } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useWait } from '../../../shared/use-wait';
import { recoverCopy as COPY } from './account.copy';
import '@site/ui/forms.css';
import './account.css';

const RecoverForm = deferred(async () => (await import('./recover-form')).RecoverForm);

/**
 * `/conta/recuperar-senha`: sends the link. The message is the same whether the e-mail
 * has an account or not (security-requirements A6).
 */
export function RecoverScreen() {
  const returnUrl = useReturnUrl();
  const [requestRecovery] = useRequestRecoveryMutation();
  const [waitSeconds, wait] = useWait();
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  async function onSubmit(body: Values) {
    const { error } = await requestRecovery({
      body: { ...body, ...(returnUrl && { returnUrl }) },
    });
    wait(failureOf(error));
    if (error) return;
    setEmail(body.email);
    setSent(true);
  }

  return (
    <div className="wrap account">
      <div className="column">
        <h1>
          <Unbroken>{isSent ? COPY.sentTitle : COPY.title}</Unbroken>
        </h1>
        <div role="status">
          {isSent && <p className="soft account-why">{COPY.sent(email)}</p>}
        </div>
        {!isSent ? (
          <>
            <p className="soft account-why">{COPY.why}</p>
            <RecoverForm email={email} waitSeconds={waitSeconds} onSubmit={onSubmit} />
          </>
        ) : (
          <div className="account-next">
            <p className="soft">{COPY.notArrived}</p>
            <button
              type="button"
              className="btn btn--line btn--sm"
              onClick={() => setSent(false)}
            >
              {COPY.again}
            </button>
          </div>
        )}
        <p className="account-foot">
          <SiteLink className="link" to={withReturnUrl(SIGN_IN_PATH, returnUrl)}>
            {COPY.back}
          </SiteLink>
        </p>
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}
