import { useSelector } from 'react-redux';
import { selectToken } from '@site/auth';

/**
 * Whether calls of the own account make sense yet: the browser has taken the session
 * over.
 */
export function useSignedIn(): boolean {
  return useSelector(selectToken) !== null;
}
