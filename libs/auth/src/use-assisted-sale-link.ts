import { useSelector } from 'react-redux';
import { copyAssistedSaleLink } from './assisted-sale';
import { selectViewer } from './session-slice';
import { useSiteActions } from './site-actions';

/** `copyAssistedSaleLink` for the screens of an app that stands on `SiteProviders`. */
export function useAssistedSaleLink(): () => Promise<void> {
  const viewer = useSelector(selectViewer);
  const actions = useSiteActions();
  return () => copyAssistedSaleLink(viewer, actions);
}
