import { useSelector } from 'react-redux';
import { selectRestored, selectToken } from '@site/auth';

/**
 * Whether the browser has restored a session, so that requests for the account make
 * sense.
 */
export function useSignedIn(): boolean {
  return useSelector(selectToken) !== null;
}

/**
 * Whether the session ended on this page; requests would be refused until the next screen
 * is shown.
 */
export function useSessionOver(): boolean {
  const restored = useSelector(selectRestored);
  return !useSignedIn() && restored;
}
