import { type HomeContent } from '@site/api-contract';
import { plainText } from '@site/cms';
import { ArrowRightIcon, SiteLink } from '@site/ui';
import { Carousel, slideId } from '@site/ui/carousel';
import { BannerSlide } from './banner-slide';
import { homeCopy } from './home.copy';

const SLIDES_ID = 'destaque';

/**
 * Banner carousel (spec §2). It is as high as its highest slide, so the browser draws
 * nothing before it has read the last one: a first slide alone would move afterwards. The
 * loading overlay lies under the pictures, and the first loaded picture covers it
 * (docs/product/content.md), with or without JavaScript. Below are the section's small
 * title and button (spec §3), if the CMS has them.
 */
export function Banners({ content }: { content: HomeContent['newBanners'] }) {
  const slides = content.items.map((banner, index) => ({
    key: banner.textBanner.bigTitle,
    content: <BannerSlide banner={banner} first={index === 0} />,
  }));
  return (
    <>
      {slides.length > 1 && (
        <link
          rel="expect"
          href={`#${slideId(SLIDES_ID, slides.length - 1)}`}
          blocking="render"
        />
      )}
      <div className="hero">
        <div className="hero-loading" aria-hidden="true" />
        <Carousel
          id={SLIDES_ID}
          label={plainText(content.bigTitle ?? '') || homeCopy.highlights}
          slides={slides}
          autoplay={content.autoplay}
          road
        />
      </div>
      {(content.smallTitle || content.buttonLabel) && (
        <div className="hero-more">
          <div className="wrap">
            {content.smallTitle && <p>{content.smallTitle}</p>}
            {content.buttonLabel && content.buttonUrl && (
              <SiteLink to={content.buttonUrl}>
                {content.buttonLabel} <ArrowRightIcon />
              </SiteLink>
            )}
          </div>
        </div>
      )}
    </>
  );
}
