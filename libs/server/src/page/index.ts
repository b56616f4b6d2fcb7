export {
  definePages,
  type PageHandle,
  type PageKind,
  type Pages,
  type ServedPage,
  type ServerWiring,
  type SiteConfig,
  type TextDocument,
  type Visit,
  type Wiring,
} from './pages';
export {
  PAGE_STATE_ID,
  readPageState,
  type PageAssets,
  type PageState,
} from './page-state';
export { PageDocument } from './page-document';
export { hydratePage, type BrowserPages } from './hydrate-page';
