import { type Seo } from '@site/contracts';

export type SeoMeta = {
  title: string;
  meta: readonly ({ name: string; content: string } | { property: string; content: string })[];
  canonical: string | null;
};

/** Title, meta and canonical address of a CMS page's SEO block (spec §3). Fields that are empty give no tag. */
export function seoMeta(seo: Seo): SeoMeta {
  const title = seo.metaTitle || seo.title;
  const named = { description: seo.description, keywords: seo.keywords };
  const graph = {
    'og:title': seo.ogTitle || title,
    'og:description': seo.ogDescription || seo.description,
    'og:type': 'website',
    'og:locale': 'pt_BR',
    'og:url': seo.linkCanonical,
  };
  return {
    title,
    meta: [
      ...filled(named).map(([name, content]) => ({ name, content })),
      ...filled(graph).map(([property, content]) => ({ property, content })),
    ],
    canonical: seo.linkCanonical || null,
  };
}

/** The same as tags; React moves them into the head. */
export function SeoHead({ seo }: { seo: Seo }) {
  const { title, meta, canonical } = seoMeta(seo);
  return (
    <>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
    </>
  );
}

function filled(entries: Record<string, string | undefined>): [string, string][] {
  return Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1]));
}
