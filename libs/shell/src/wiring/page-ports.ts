import { type FileAnswer } from '@site/api-contract';
import { openStorage } from '@site/auth';
import { type DataLayerWindow, pushPageView } from '../page-view';
import { type BrowserPorts } from './wiring';

/** Ports that come from the app itself: its router and its popups. */
type AppPorts = 'navigate' | 'isGuarded' | 'showPopup' | 'showNotice';

/** The surroundings of a running page, for an app. */
export type PagePorts = Omit<BrowserPorts, AppPorts> & {
  copyText: (text: string) => Promise<void>;
  /** Downloads a file. */
  saveFile: (file: FileAnswer) => Promise<void>;
  log: (message: string) => void;
  /** Gives the browser a cookie, as text for `document.cookie`. */
  setCookie: (cookie: string) => void;
  /** Reports a view to the page's measurement (spec §4). */
  pageView: (path: string, title: string) => void;
};

/** The ports of a browser window (house style §1: edges are handed in). */
export function pagePorts(
  page: Window & DataLayerWindow & { console: Pick<Console, 'warn'> },
): PagePorts {
  return {
    fetch: page.fetch.bind(page),
    storage: openStorage(() => page.localStorage),
    tab: openStorage(() => page.sessionStorage),
    randomId: () => page.crypto.randomUUID(),
    cookies: () => page.document.cookie,
    setCookie: (cookie) => {
      page.document.cookie = cookie;
    },
    url: () => new URL(page.location.href),
    load: (url) => page.location.assign(url),
    // Browsers have no clipboard outside a secure context: then this rejects.
    copyText: async (text) => page.navigator.clipboard.writeText(text),
    saveFile: async (file) => (await import('../save-file')).saveFile(page, file),
    log: (message) => page.console.warn(message),
    pageView: (path, title) => void pushPageView(page, path, title),
    now: () => Date.now(),
    schedule: (run, delayMs) => {
      const timer = page.setTimeout(run, delayMs);
      return () => page.clearTimeout(timer);
    },
  };
}
