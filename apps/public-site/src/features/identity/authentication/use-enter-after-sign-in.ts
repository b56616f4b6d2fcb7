import { type Session } from '@site/api-contract';
import { homeOf, viewerFromToken } from '@site/auth';
import { useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';

/**
 * Opens the next page after a sign-in: the requested page if it is on this host, or else
 * the home of the role (docs/product/identity.md).
 */
export function useEnterAfterSignIn(): (session: Session) => void {
  const returnUrl = useReturnUrl();
  const { go } = useSite();
  return ({ token, user }) => go(returnUrl ?? homeOf(viewerFromToken(token, user)));
}
