import { appFor, type AppName, basePathOf, webApps } from '@site/api-contract/site-map';
import * as sitePaths from '@site/api-contract/site-paths';

/** Paths of all pages of the site with their `:id`; of one app when it is named. */
export function sitePages(app?: AppName): string[] {
  const paths = Object.entries(sitePaths).flatMap(([name, value]) =>
    name.endsWith('_PATH') && typeof value === 'string' ? [value] : [],
  );
  const all = [...new Set([...paths, ...webApps().map(basePathOf)])];
  return app ? all.filter((path) => appFor(path) === app) : all;
}
