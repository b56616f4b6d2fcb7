import { type HomeContent } from '@site/api-contract';
import { JsonLd, PageHead, withImageBase } from '@site/cms';
import { type ServedPage } from '@site/shell/page';
import { type SiteState } from '../store';
import { isEmptyPage, type PageData, pageData } from './page-data';
import { pageFacts } from './page-facts';
import { structuredData } from './structured-data';

/** Tags for search engines and link previews; only the server's document has them. */
export function servedHead(page: ServedPage, state: SiteState) {
  const data = pageData(state);
  const facts = pageFacts(page, data);
  if (!facts || isEmptyPage(data))
    return <meta name="robots" content="noindex" data-page="" />;
  return (
    <>
      <FirstPictures page={page} data={data} />
      <PageHead facts={facts} />
      <JsonLd things={structuredData(page, data, facts)} />
    </>
  );
}

/**
 * Preloads the landscape of the first banner before the styles are parsed, since the
 * browser finds `<picture>` too late (spec §9: 991 px).
 */
function FirstPictures({ page, data }: { page: ServedPage; data: PageData }) {
  const [banner] =
    page.url.pathname === '/'
      ? ((data.page?.content as Partial<HomeContent> | undefined)?.newBanners?.items ??
        [])
      : [];
  if (!banner) return null;
  const preload = {
    rel: 'preload',
    as: 'image',
    fetchPriority: 'high',
    'data-page': '',
  } as const;
  return (
    <>
      <link
        {...preload}
        href={withImageBase(banner.desktopPrimary.src)}
        media="(min-width: 992px)"
      />
      <link
        {...preload}
        href={withImageBase(banner.mobilePrimary.src)}
        media="(max-width: 991.98px)"
      />
    </>
  );
}
