import { type StateWith } from '@site/api-client';
import { type SessionState } from '@site/auth';

/** State of this app: the session and the API's cache. Screens hold the rest. */
export type SiteState = StateWith<{ session: SessionState }>;
