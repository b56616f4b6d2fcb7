import { type Session } from '@site/api-contract';
import { homeOf, viewerFromToken } from '@site/auth';
import { useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';

/**
 * After a sign-in: the asked place on this host wins, else the home of the role
 * (docs/product/identity.md).
 */
export function useEnterAfterSignIn(): (session: Session) => void {
  const returnUrl = useReturnUrl();
  const { go } = useSite();
  return ({ token, user }) => go(returnUrl ?? homeOf(viewerFromToken(token, user)));
}
