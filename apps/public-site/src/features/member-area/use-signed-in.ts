import { useSelector } from 'react-redux';
import { selectRestored, selectToken } from '@site/auth';

/**
 * Whether calls of the own account make sense yet: the browser has taken the session
 * over.
 */
export function useSignedIn(): boolean {
  return useSelector(selectToken) !== null;
}

/**
 * Whether the session ended on this page: whoever goes on asking then is refused, until
 * the next screen stands.
 */
export function useSessionOver(): boolean {
  const restored = useSelector(selectRestored);
  return !useSignedIn() && restored;
}
