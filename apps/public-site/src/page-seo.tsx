import { SeoHead } from '@site/cms';
import { type Seo } from '@site/contracts';
import { useSite } from './site-services';

/** The SEO block of a CMS page in the head. Its canonical address is a path in the CMS and becomes absolute here. */
export function PageSeo({ seo }: { seo: Seo }) {
  const { publicOrigin } = useSite();
  const linkCanonical = seo.linkCanonical && new URL(seo.linkCanonical, publicOrigin).href;
  return <SeoHead seo={{ ...seo, linkCanonical }} />;
}
