import { type StateWith } from '@site/api-client';
import { type SessionState } from '@site/auth';

/**
 * State of this app: the session and the cache of the API. Screens keep the rest
 * themselves.
 */
export type SiteState = StateWith<{ session: SessionState }>;
