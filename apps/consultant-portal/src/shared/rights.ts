import { useSelector } from 'react-redux';
import { type ConsultantRight, type Viewer } from '@site/api-contract';
import { selectViewer } from '@site/auth';

/** Rights of a session that began before sessions carried rights. */
const BEFORE_RIGHTS: readonly ConsultantRight[] = ['analysis', 'leads', 'audit'];

/**
 * The portal shows only links that the consultant's rights allow
 * (docs/product/back-office.md). The API checks rights itself; the session's rights are
 * as old as its last renewal.
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
