import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TOKEN_PARAM } from '@site/contracts/site-paths';
import { useHydrated } from '@site/ui';

/**
 * The token that a mail's link carries behind `#`: undefined until the browser has
 * looked, null when there is none. The address is `clean` afterwards, a path of this app,
 * and the token lives in memory only (security-requirements A6, D7).
 */
export function useTokenOfAddress(clean: string): string | null | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [kept, setKept] = useState('');
  const found = hydrated
    ? (new URLSearchParams(hash.slice(1)).get(TOKEN_PARAM) ?? '')
    : '';
  if (found !== '' && found !== kept) setKept(found);

  useEffect(() => {
    if (found !== '') void navigate(clean, { replace: true });
  }, [clean, found, navigate]);

  const token = found || kept;
  if (!hydrated) return undefined;
  return token === '' ? null : token;
}
