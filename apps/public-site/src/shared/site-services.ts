import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router-dom';
import { type FileAnswer } from '@site/api-contract';
import { type BrowserStorage } from '@site/auth';
import { type Consent } from './consent';
import { type DocumentPorts } from './documents/document-ports';

/**
 * Services by which screens reach the world outside of React. `app/wiring.tsx` creates
 * them; tests create their own.
 */
export type SiteServices = {
  /** Scheme and host that visitors see, for absolute addresses. */
  origin: string;
  /**
   * Origin whose videos may be embedded in a frame; absent unless configured
   * (`VIDEO_PROVIDER_ORIGIN`).
   */
  videoProvider?: string;
  /**
   * Whether a media query matches, such as `(prefers-reduced-motion: reduce)`. Call it in
   * effects and handlers only.
   */
  matchesMedia: (query: string) => boolean;
  /** Address for measurement events that the visitor allows; absent unless configured. */
  measurementUrl?: string;
  /**
   * The visitor's choice about cookies that are not necessary. Its code loads after
   * hydration.
   */
  consent: () => Promise<Consent>;
  /**
   * The product's browser storage (names in `@site/auth`). Read it in effects and
   * handlers, never while rendering.
   */
  storage: BrowserStorage;
  /**
   * Opens a path of the whole site: inside this app, or by loading a document of another
   * app.
   */
  go: (path: string) => void;
  /**
   * Loads a document: of another host, such as wa.me, or of this one, without keeping
   * state.
   */
  leave: (url: string) => void;
  /**
   * Keeps the data of the logged-in area and a shared cart up to date when others change
   * them, from now on.
   * Call it in effects only.
   */
  stayLive: () => void;
  /** 'Sair': clears all local storage and opens the home page (spec §4). */
  logout: () => Promise<void>;
  /**
   * Restores the stored session and applies the parameters of the address; once, after
   * hydration.
   */
  start: () => Promise<() => void>;
  /** Reports a navigation to the page's `dataLayer` (spec §4). */
  pageView: (path: string, title: string) => void;
  /** Logs one line for operators, such as 'Falha ao buscar!' (spec §8). */
  log: (message: string) => void;
  copyText: (text: string) => Promise<void>;
  /** Downloads a file under its name. */
  saveFile: (file: FileAnswer) => Promise<void>;
  /**
   * Camera and uploads with progress; their code loads with the first use. Call it in
   * effects and handlers only.
   */
  documentPorts: () => Promise<DocumentPorts>;
  /** The browser's print dialog, which also makes PDF files. */
  print: () => void;
  /** Shows a popup; resolves when it was closed. */
  showPopup: (popup: { title: string; text: string }) => Promise<void>;
  /** Now by the API's clock, in milliseconds since 1970. */
  now: () => number;
};

/** The browser's storage for loaders; null while the server renders. */
export const storageContext = createRouterContext<Pick<
  SiteServices['storage'],
  'readJson'
> | null>(null);

const Context = createContext<SiteServices | null>(null);
export const SiteServicesProvider = Context.Provider;

/** The services of this page; throws outside the app's providers. */
export function useSite(): SiteServices {
  const services = useContext(Context);
  if (!services) throw new Error('useSite outside SiteServicesProvider');
  return services;
}
