import { CONSULTANT_PORTAL_PATH } from '@site/contracts/site-paths';

/** What every page of the portal has in its head. */
export const documentHead = (
  <>
    <link
      rel="icon"
      href={`${CONSULTANT_PORTAL_PATH}/favicon.svg`}
      type="image/svg+xml"
    />
    <meta name="theme-color" content="#14231f" />
    <meta name="robots" content="noindex" />
  </>
);
