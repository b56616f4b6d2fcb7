export { configureImageBase, imageUrl, withImageBase } from './image-url';
export {
  cmsPathOf,
  contentOf,
  type ContentSchema,
  FOOTER_PAGE,
  HOME_SLUG,
  loadCmsPage,
  useCmsContent,
  useCmsPage,
  WELCOME_SLUG,
} from './pages';
export { plainText, RichText } from './rich-text';
export {
  type PageFacts,
  PageHead,
  pageMetas,
  seoFacts,
  seoTitle,
  type SharePicture,
} from './seo';
export {
  autoDealer,
  breadcrumbs,
  type CarProduct,
  carProduct,
  carWithFacts,
  faqPage,
  itemList,
  JsonLd,
  jsonLdText,
  organization,
  type Thing,
  webSite,
} from './structured-data';
export { footerShape, withParts } from './with-parts';
