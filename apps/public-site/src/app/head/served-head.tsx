import { JsonLd, PageHead, withImageBase } from '@site/cms';
import { type HomeContent } from '@site/contracts';
import { type ServedPage } from '@site/shell/page';
import { type SiteState } from '../store';
import { pageFacts } from './page-facts';
import { structuredData } from './structured-data';
import { isEmptyPage, type VisitData, visitData } from './visit-data';

/**
 * What search engines and link previews read, in the head of the server's document only.
 */
export function servedHead(page: ServedPage, state: SiteState) {
  const visit = visitData(state);
  const facts = pageFacts(page, visit);
  if (!facts || isEmptyPage(visit))
    return <meta name="robots" content="noindex" data-page="" />;
  return (
    <>
      <FirstPictures page={page} visit={visit} />
      <PageHead facts={facts} />
      <JsonLd things={structuredData(page, visit, facts)} />
    </>
  );
}

/**
 * The first banner's landscape, asked for before the styles are read: `<picture>` alone
 * is found too late (spec §9: 991 px).
 */
function FirstPictures({ page, visit }: { page: ServedPage; visit: VisitData }) {
  const [banner] =
    page.url.pathname === '/'
      ? ((visit.page?.content as Partial<HomeContent> | undefined)?.newBanners?.items ??
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
