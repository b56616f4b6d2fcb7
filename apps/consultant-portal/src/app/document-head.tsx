/** What every page of the portal has in its head. */
export const documentHead = (
  <>
    <link rel="icon" href="/consultor/favicon.svg" type="image/svg+xml" />
    <meta name="theme-color" content="#14231f" />
    <meta name="robots" content="noindex" />
  </>
);
