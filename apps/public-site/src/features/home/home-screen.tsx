import { useListPricesQuery } from '@site/api-client';
import { contentOf, HOME_SLUG, useCmsPage, withParts } from '@site/cms';
import { type HomeContent } from '@site/contracts';
import { later } from '@site/ui';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { PageSeo } from '../../page-seo';
import { useSite } from '../../site-services';
import { Banners } from './banners';
import { FeaturedCars } from './featured-cars';
import './home.css';
import { homeCopy } from './home.copy';

const WhySign = later(async () => (await import('./below-the-fold')).WhySign);
const HowToSign = later(async () => (await import('./below-the-fold')).HowToSign);
const IncludedOnSign = later(async () => (await import('./below-the-fold')).IncludedOnSign);

const homeContent = withParts<HomeContent>('newBanners', 'whySignItems', 'featuredCars', 'howToSign', 'includedOnSign');

/** Home page (spec §2): banners and four sections of the CMS page, prices joined by model. */
export function HomeScreen() {
  const { storage, log } = useSite();
  const { data: page } = useCmsPage(HOME_SLUG);
  const { data: prices = [] } = useListPricesQuery();
  const content = contentOf(page, homeContent, log);

  // spec §4: on every home load the stored flag is removed.
  useEffect(() => storage.remove('hasSimulations'), [storage]);

  if (!page || !content) return <HomeFailure />;
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

function HomeFailure() {
  return (
    <div className="wrap page-failure">
      <h1>{homeCopy.failedTitle}</h1>
      <p>{homeCopy.failedText}</p>
    </div>
  );
}
