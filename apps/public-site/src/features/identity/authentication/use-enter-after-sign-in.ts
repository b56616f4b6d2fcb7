import { type Session } from '@site/api-contract';
import { homeOf, viewerFromToken } from '@site/auth';
import { useIsStaying } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useSite } from '../../../shared/site-services';

/**
 * Opens the next page after a sign-in: the requested page if it is on this host, or else
 * the home of the role (docs/product/identity.md). Who left the page meanwhile stays where
 * they are, signed in.
 */
export function useEnterAfterSignIn(): (session: Session) => void {
  const returnUrl = useReturnUrl();
  const { go } = useSite();
  const isStaying = useIsStaying();
  return ({ token, user }) => {
    if (isStaying.current) go(returnUrl ?? homeOf(viewerFromToken(token, user)));
  };
}
