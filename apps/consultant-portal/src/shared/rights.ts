import { useSelector } from 'react-redux';
import { selectViewer } from '@site/auth';
import { type ConsultantRight, type Viewer } from '@site/contracts';

/** Of a session that began before the rights came with it. */
const BEFORE_RIGHTS: readonly ConsultantRight[] = ['analysis', 'leads', 'audit'];

/**
 * What a consultant is shown the way to (product.md §12). The API looks at the rights
 * itself; these are as old as the last renewal of the session.
 */
export function hasRight(
  { rights = BEFORE_RIGHTS }: Viewer,
  right: ConsultantRight,
): boolean {
  return rights.includes(right);
}

export function useRight(right: ConsultantRight): boolean {
  return hasRight(useSelector(selectViewer), right);
}
