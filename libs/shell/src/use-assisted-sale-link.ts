import { useSelector } from 'react-redux';
import { selectViewer } from '@site/auth';
import { copyAssistedSaleLink } from './assisted-sale';
import { useSiteActions } from './site-actions';

/** `copyAssistedSaleLink` for the screens of an app that stands on `SiteProviders`. */
export function useAssistedSaleLink(): () => Promise<void> {
  const viewer = useSelector(selectViewer);
  const actions = useSiteActions();
  return () => copyAssistedSaleLink(viewer, actions);
}
