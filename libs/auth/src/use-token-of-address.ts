import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACCOUNT_PARAM, TOKEN_PARAM } from '@site/api-contract/site-paths';
import { useHydrated } from '@site/ui';

/**
 * The token behind `#` in a mail's link: undefined until the browser has read it, null
 * when there is none. The address is set to `clean`, a path of this app, and the token is
 * held in memory only (security-requirements A6, D7).
 */
export function useTokenOfAddress(clean: string): string | null | undefined {
  return useLinkOfAddress(clean).token;
}

/** Length and characters of the API's tokens, since some mail programs cut off links. */
const WHOLE = /^[\w-]{20,100}$/;

type MailedLink = {
  token: string | null | undefined;
  /** The e-mail whose password the link sets; empty without one. */
  account: string;
};

/**
 * The token as in `useTokenOfAddress`, and the account of a link that sets a password.
 */
export function useLinkOfAddress(clean: string): MailedLink {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [kept, setKept] = useState('');
  const found = hydrated && readLink(hash).token ? hash : '';
  if (found !== '' && found !== kept) setKept(found);

  useEffect(() => {
    if (found !== '') void navigate(clean, { replace: true });
  }, [clean, found, navigate]);

  const { token, account } = readLink(found || kept);
  if (!hydrated) return { account, token: undefined };
  return { account, token: token && WHOLE.test(token) ? token : null };
}

function readLink(hash: string) {
  const link = new URLSearchParams(hash.slice(1));
  return {
    token: link.get(TOKEN_PARAM) || null,
    account: link.get(ACCOUNT_PARAM) ?? '',
  };
}
