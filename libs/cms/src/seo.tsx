import { type Seo } from '@site/api-contract';

/** Title of a CMS page, for the browser's tab (spec §3). */
export function seoTitle(seo: Seo): string {
  return seo.metaTitle || seo.title;
}

/** A picture for links that are shared; the address is absolute. */
export type SharePicture = {
  url: string;
  width: number;
  height: number;
  alt: string;
};

/**
 * Facts for readers of the document, such as search engines and link previews. URLs are
 * absolute.
 */
export type PageFacts = {
  title: string;
  description: string;
  keywords?: string;
  /** Words for link previews, where they differ. */
  ogTitle?: string;
  ogDescription?: string;
  canonical: string;
  image: SharePicture;
  siteName: string;
  /** False keeps search engines from listing it. */
  index: boolean;
};

/** The facts that a CMS page gives about itself; empty fields are left out (spec §3). */
export function seoFacts(seo: Seo): Partial<PageFacts> {
  const { description, keywords, ogTitle, ogDescription } = seo;
  const texts = { title: seoTitle(seo), description, keywords, ogTitle, ogDescription };
  return Object.fromEntries(Object.entries(texts).filter(([, value]) => Boolean(value)));
}

type Tag = { name: string; content: string } | { property: string; content: string };

/** The metas of a page, in their order. */
export function pageMetas({
  title,
  description,
  keywords,
  ogTitle,
  ogDescription,
  canonical,
  image,
  siteName,
  index,
}: PageFacts): Tag[] {
  const named = {
    description,
    keywords,
    robots: index ? 'max-image-preview:large' : 'noindex',
  };
  const graph = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:locale': 'pt_BR',
    'og:url': canonical,
    'og:title': ogTitle ?? title,
    'og:description': ogDescription ?? description,
    'og:image': image.url,
    'og:image:type': 'image/png',
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  };
  return [
    ...Object.entries(named).flatMap(([name, content]) =>
      content ? { name, content } : [],
    ),
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/**
 * Metas and canonical URL, only in the server's document, since they have no use in the
 * browser. `data-page` marks the elements to remove when the visitor goes to another page
 * of the app.
 */
export function PageHead({ facts }: { facts: PageFacts }) {
  return (
    <>
      <link rel="canonical" href={facts.canonical} data-page="" />
      {pageMetas(facts).map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} data-page="" />
      ))}
    </>
  );
}
