import { appFor, type AppName, pathInApp } from '@site/api-contract/site-map';

/** Goes to a path; a promise as result resolves when the new screen is shown. */
export type Navigate = (path: string) => unknown;

type NavigationPorts = {
  app: AppName;
  /** Navigates inside the app; the path is without the app's base. */
  navigate: Navigate;
  /** Loads a document. */
  load: (url: string) => void;
};

/**
 * Makes `go(path)` for paths of the whole site: inside the app when the path is its own,
 * else by loading the document.
 */
export function createGo({ app, navigate, load }: NavigationPorts): Navigate {
  return (path) => {
    const [pathname = '/'] = path.split(/[?#]/);
    if (appFor(pathname) !== app) return load(path);
    return navigate(pathInApp(app, path));
  };
}
