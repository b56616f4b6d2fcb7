export {
  FOOTER_PAGE,
  HOME_SLUG,
  WELCOME_SLUG,
  cmsPathOf,
  contentOf,
  loadCmsPage,
  useCmsPage,
  type ContentSchema,
} from './pages';
export { footerShape, withParts } from './with-parts';
export { SeoHead, seoMeta, type SeoMeta } from './seo';
export { NO_BREAKS_ON_MOBILE, RichText, plainText, type RichTextProps } from './rich-text';
export { configureImageBase, imageUrl, withImageBase } from './image-url';
