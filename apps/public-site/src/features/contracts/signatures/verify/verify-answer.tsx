import { type Verification } from '@site/api-contract';
import { SuccessIcon, Unbroken, WarningIcon } from '@site/ui';
import { verifyCopy as COPY } from './verify.copy';

/** Says whether the file is a contract that was signed here. */
export function VerifyAnswer({ answer }: { answer: Verification }) {
  return answer.genuine ? (
    <div className="notice notice--ok">
      <p>
        <SuccessIcon aria-hidden="true" /> <b>{COPY.genuine}.</b>{' '}
        <Unbroken>{COPY.genuineText(answer.number, answer.signedOn)}</Unbroken>
      </p>
    </div>
  ) : (
    <div className="notice notice--warn">
      <p>
        <WarningIcon aria-hidden="true" /> <b>{COPY.not}.</b> {COPY.notText}
      </p>
    </div>
  );
}
