export { hydratePage, type RouterPorts } from './hydrate-page';
export { type PageAssets, type PageState } from './page-state';
export {
  definePages,
  type PageHandle,
  type Pages,
  type RenderRequest,
  type ServedPage,
  type ServerWiring,
  type SiteConfig,
  type TextDocument,
  type Wiring,
} from './pages';
