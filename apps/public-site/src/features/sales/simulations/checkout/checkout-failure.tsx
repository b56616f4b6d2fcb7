import { type ApiFailure, isRefusedFor, serverSentence } from '@site/api-client';
import {
  checkoutPath,
  MEMBER_AREA_PATH,
  PROPOSALS_HASH,
  REGISTRATION_PATH,
  RESERVATION_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { sharedCopy } from '../core/simulation.copy';
import { checkoutCopy as copy } from './checkout.copy';

export type CheckoutFailureProps = {
  failure: ApiFailure;
  simulationId: string;
  onReload: () => void;
};

const FAULT = 500;

/** Says why the proposal was not sent; the form keeps its values. */
export function CheckoutFailure({
  failure,
  simulationId,
  onReload,
}: CheckoutFailureProps) {
  const { status, fields, notifications, traceId } = failure;
  const listed = [
    ...new Set(
      notifications.filter(({ key }) => key !== 'Revision').map((item) => item.message),
    ),
  ];
  const sentence = status < FAULT ? serverSentence(failure, copy.failed) : copy.failed;
  // Messages about fields are shown at their fields.
  if (fields.length > 0 && listed.length === 0) return null;
  const others = listed.filter((text) => text !== sentence);
  return (
    <div className="notice notice--err co-failure" role="alert">
      <p>{sentence}</p>
      {others.length > 0 && (
        <ul>
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {isRefusedFor(failure, 'registration-unready') && (
        <SiteLink
          className="link"
          to={withReturnUrl(REGISTRATION_PATH, checkoutPath(simulationId))}
        >
          {copy.finish}
        </SiteLink>
      )}
      {isRefusedFor(failure, 'turn-over') ? (
        <SiteLink className="link" to={RESERVATION_PATH}>
          {copy.joinQueue}
        </SiteLink>
      ) : isRefusedFor(failure, 'already-proposal') ? (
        <SiteLink className="link" to={`${MEMBER_AREA_PATH}${PROPOSALS_HASH}`}>
          {copy.toProposals}
        </SiteLink>
      ) : (
        status === 409 &&
        // The code is taken off beside the price.
        !isRefusedFor(failure, 'campaign-over') && (
          <button type="button" className="link" onClick={onReload}>
            {copy.changed}
          </button>
        )
      )}
      {traceId && status >= FAULT && (
        <p className="mono">{sharedCopy.traceId(traceId)}</p>
      )}
    </div>
  );
}
