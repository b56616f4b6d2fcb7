export { assistedSaleLink, copyAssistedSaleLink } from './assisted-sale';
export { type Navigate } from './navigation';
export { pagePorts } from './page-ports';
export { portalWirings } from './portal-wiring';
export { createServerContext, serverLog } from './server-context';
export { sitePathOf, useSiteActions } from './site-actions';
export { useAssistedSaleLink } from './use-assisted-sale-link';
export { usePageViews } from './use-page-views';
export { wireBrowser } from './wiring';
