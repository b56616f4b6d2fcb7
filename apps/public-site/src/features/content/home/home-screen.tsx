import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useListPricesQuery } from '@site/api-client';
import { type HomeContent } from '@site/api-contract';
import { HOME_SLUG, useCmsContent, withParts } from '@site/cms';
import { deferred } from '@site/ui';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { Banners } from './banners';
import { FeaturedCars } from './featured-cars';
import './banners.css';
import './why-sign.css';
import './featured-cars.css';
import './how-to-sign.css';
import './included-on-sign.css';

const ContentMissing = deferred(
  async () => (await import('../../../shared/content-missing')).ContentMissing,
);
const WhySign = deferred(async () => (await import('./below-the-fold')).WhySign);
const HowToSign = deferred(async () => (await import('./below-the-fold')).HowToSign);
const IncludedOnSign = deferred(
  async () => (await import('./below-the-fold')).IncludedOnSign,
);

const homeContent = withParts<HomeContent>(
  'newBanners',
  'whySignItems',
  'featuredCars',
  'howToSign',
  'includedOnSign',
);

/**
 * Home page (spec §2): banners and four sections of the CMS page, with prices found by
 * model.
 */
export function HomeScreen() {
  const { storage, log } = useSite();
  const { data: prices = [] } = useListPricesQuery();
  const { page, content } = useCmsContent(HOME_SLUG, homeContent, log);

  // spec §4: on every home load the stored flag is removed.
  useEffect(() => storage.remove('hasSimulations'), [storage]);

  if (!page || !content) return <ContentMissing />;
  return (
    <>
      <PageSeo seo={page.seo} />
      <Banners content={content.newBanners} />
      <WhySign content={content.whySignItems} />
      <FeaturedCars content={content.featuredCars} prices={prices} />
      <HowToSign content={content.howToSign} />
      <IncludedOnSign content={content.includedOnSign} />
      <Outlet />
    </>
  );
}
