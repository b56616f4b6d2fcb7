import { type AppName, basePathOf } from '@site/api-contract/site-map';

/** Head of every page of a portal. */
export const portalHead = (app: AppName) => (
  <>
    <link rel="icon" href={`${basePathOf(app)}/favicon.svg`} type="image/svg+xml" />
    <meta name="theme-color" content="#14231f" />
    <meta name="robots" content="noindex" />
  </>
);
