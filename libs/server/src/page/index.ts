export { type BrowserPages, hydratePage } from './hydrate-page';
export { PageDocument } from './page-document';
export {
  PAGE_STATE_ID,
  type PageAssets,
  type PageState,
  readPageState,
} from './page-state';
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
