import { type AppName, basePathOf } from '@site/api-contract/site-map';
import { FRAME_COLOR } from '@site/brand';

/** Head of every page of a portal. */
export const portalHead = (app: AppName) => (
  <>
    <link rel="icon" href={`${basePathOf(app)}/favicon.svg`} type="image/svg+xml" />
    <meta name="theme-color" content={FRAME_COLOR} />
    <meta name="robots" content="noindex" />
  </>
);
