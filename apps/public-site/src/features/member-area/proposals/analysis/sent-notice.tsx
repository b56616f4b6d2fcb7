import { useLocation } from 'react-router-dom';
import { SENT_PROPOSAL_PARAM } from '@site/api-contract/site-paths';
import { SuccessIcon } from '@site/ui';
import { useBrowserValue } from '../../../../shared/browser-value';
import { memberAreaCopy } from '../../member-area.copy';

/**
 * A proposal's readable number, `P-2611-0487`. Other text from the address is not shown.
 */
const NUMBER = /^[A-Z0-9-]{3,24}$/;

/** Confirms the proposal that was just sent (`?enviada=`), also to screen readers. */
export function SentNotice() {
  const { search } = useLocation();
  const number = useBrowserValue(() => sentNumber(search), '');
  return (
    <div role="status" className="member-sent">
      {number !== '' && (
        <p className="notice notice--ok">
          <span>
            <SuccessIcon aria-hidden="true" /> {memberAreaCopy.sent(number)}
          </span>
        </p>
      )}
    </div>
  );
}

function sentNumber(search: string): string {
  const number = new URLSearchParams(search).get(SENT_PROPOSAL_PARAM) ?? '';
  return NUMBER.test(number) ? number : '';
}
