import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router-dom';
import { type FileAnswer } from '@site/api-contract';
import { type BrowserStorage } from '@site/auth';
import { type Consent } from './consent';
import { type DocumentPorts } from './documents/document-ports';

/**
 * Screens reach the world outside React by these services. `app/wiring.tsx` makes them;
 * tests make their own.
 */
export type SiteServices = {
  /** Scheme and host that visitors see, for absolute addresses. */
  origin: string;
  /**
   * Origin whose videos may stand in a frame; none unless configured
   * (`VIDEO_PROVIDER_ORIGIN`).
   */
  videoProvider?: string;
  /**
   * Whether a media query holds, such as `(prefers-reduced-motion: reduce)`. In effects
   * and handlers only.
   */
  matchesMedia: (query: string) => boolean;
  /**
   * Where measurement is sent once the visitor allows it; absent where none is
   * configured.
   */
  measurementUrl?: string;
  /**
   * The visitor's choice beyond necessary cookies. Its code comes after the page is
   * alive.
   */
  consent: () => Promise<Consent>;
  /**
   * The product's browser storage (names in `@site/auth`). Read it in effects and
   * handlers, never while rendering.
   */
  storage: BrowserStorage;
  /**
   * Goes to a path of the whole site: inside this app, or by loading a document of
   * another one.
   */
  go: (path: string) => void;
  /**
   * Loads a document: of another host, such as wa.me, or of this one with nothing kept in
   * memory.
   */
  leave: (url: string) => void;
  /**
   * Keeps what the logged-in area shows current as others change it, from now on. In
   * effects only.
   */
  stayLive: () => void;
  /** 'Sair': clears all local storage and goes home (spec §4). */
  logout: () => Promise<void>;
  /**
   * Takes over the stored session and applies what the address asks for; once, after
   * hydration.
   */
  start: () => Promise<() => void>;
  /** Tells the page's `dataLayer` of a navigation (spec §4). */
  pageView: (path: string, title: string) => void;
  /** One line for whoever runs the site, such as 'Falha ao buscar!' (spec §8). */
  log: (message: string) => void;
  copyText: (text: string) => Promise<void>;
  /** Gives a file to the visitor, under its name. */
  saveFile: (file: FileAnswer) => Promise<void>;
  /**
   * Camera and watched uploads; their code comes with the first use. In effects and
   * handlers only.
   */
  documentPorts: () => Promise<DocumentPorts>;
  /** The browser's print dialog, which also makes PDF files. */
  print: () => void;
  /** A popup; resolves when it was closed. */
  showPopup: (popup: { title: string; text: string }) => Promise<void>;
  /** Today, in milliseconds since 1970. */
  now: () => number;
};

/** Loaders read the browser's storage here. It is null while the server renders. */
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
