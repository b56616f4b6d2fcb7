export {
  FOOTER_PAGE,
  HOME_SLUG,
  WELCOME_SLUG,
  cmsPathOf,
  contentOf,
  loadCmsPage,
  useCmsContent,
  useCmsPage,
  type ContentSchema,
} from './pages';
export { footerShape, withParts } from './with-parts';
export {
  PageHead,
  pageMetas,
  seoFacts,
  seoTitle,
  type PageFacts,
  type SharePicture,
} from './seo';
export {
  JsonLd,
  autoDealer,
  breadcrumbs,
  carProduct,
  faqPage,
  itemList,
  jsonLdText,
  organization,
  webSite,
  type Address,
  type CarProduct,
  type Thing,
} from './structured-data';
export {
  NO_BREAKS_ON_MOBILE,
  RichText,
  plainText,
  type RichTextProps,
} from './rich-text';
export { configureImageBase, imageUrl, withImageBase } from './image-url';
