import { useSelector } from 'react-redux';
import { selectViewer } from '@site/auth';
import { useSiteActions } from '../site-actions';
import { copyAssistedSaleLink } from './assisted-sale';

/** `copyAssistedSaleLink` for screens below `SiteProviders`. */
export function useAssistedSaleLink(): () => Promise<void> {
  const viewer = useSelector(selectViewer);
  const actions = useSiteActions();
  return () => copyAssistedSaleLink(viewer, actions);
}
