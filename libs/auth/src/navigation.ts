import { appFor, type AppName, pathInApp } from '@site/contracts/site-map';

export type NavigationPorts = {
  app: AppName;
  /** Navigates inside the app; the path is without the app's base. */
  navigate: (path: string) => void;
  /** Loads a document. */
  load: (url: string) => void;
};

/** Makes `go(path)` for paths of the whole site: inside the app when it owns the path, else by loading the document. */
export function createGo({
  app,
  navigate,
  load,
}: NavigationPorts): (path: string) => void {
  return (path) => {
    const [pathname = '/'] = path.split(/[?#]/);
    if (appFor(pathname) !== app) return load(path);
    navigate(pathInApp(app, path));
  };
}
