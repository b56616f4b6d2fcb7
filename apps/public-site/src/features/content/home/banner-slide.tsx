import { type Banner, type CmsImage } from '@site/api-contract';
import { parseBRL, reaisFromCentavos } from '@site/api-contract/brazil';
import { RichText, withImageBase } from '@site/cms';
import {
  ArrowRightIcon,
  CAR_HEIGHT,
  CAR_WIDTH,
  carOfPicture,
  CarPicture,
  Price,
  SiteLink,
} from '@site/ui';

/** spec §2: the mobile layout applies at 991 px or less. */
const MOBILE = '(max-width: 991.98px)';

/** A transparent pixel, which a phone loads in place of a layer for desktops only. */
const NOTHING: CmsImage = {
  src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  alt: '',
};

/**
 * Widths of the car. Dense screens of phones get the file of twice the density, which is
 * half as heavy as the next one and the largest picture that is waited for.
 */
const CAR_SIZES =
  '(max-width: 991.98px) and (min-resolution: 2.1dppx) 68vw, (max-width: 991.98px) 102vw, 58rem';

type Props = { banner: Banner; first: boolean };

/**
 * One banner: landscape, layers above it, title, price, and one link over the whole
 * slide.
 */
export function BannerSlide({ banner, first }: Props) {
  const { textBanner: text, urlRedirect } = banner;
  return (
    <div className="hero-slide">
      <Layer
        className="hero-land"
        desktop={banner.desktopPrimary}
        mobile={banner.mobilePrimary}
        first={first}
      />
      <div className="hero-road" aria-hidden="true" />
      <div className="wrap">
        {text.smallTitle && <p className="kick">{text.smallTitle}</p>}
        <RichText as={first ? 'h1' : 'h2'} className="hero-title" html={text.bigTitle} />
        <RichText as="p" className="hero-sub" html={text.description} />
        <div className="hero-offer">
          <div>
            <p>{text.priceDescription}</p>
            <BannerPrice text={text.price} />
            <p>{text.priceSubtitle}</p>
          </div>
          <SiteLink className="btn hero-go" to={urlRedirect}>
            {text.buttonLabel} <ArrowRightIcon />
          </SiteLink>
        </div>
        {banner.desktopTertiary && (
          <Layer
            className="hero-third"
            desktop={banner.desktopTertiary}
            mobile={NOTHING}
            first={first}
          />
        )}
        {banner.desktopSecondary && (
          <CarLayer
            desktop={banner.desktopSecondary}
            mobile={banner.mobileSecondary}
            first={first}
          />
        )}
      </div>
    </div>
  );
}

/**
 * A drawing of one of our cars faces the visitor in both layouts; any other picture is
 * shown as it is.
 */
function CarLayer({ desktop, mobile, first }: Omit<LayerProps, 'className'>) {
  const car = carOfPicture(desktop.src);
  if (!car || (mobile && mobile.src !== desktop.src))
    return <Layer className="hero-car" {...{ desktop, mobile, first }} />;
  return (
    <div className="hero-car">
      <CarPicture
        {...car}
        alt={desktop.alt}
        view="front"
        sizes={CAR_SIZES}
        eager={first}
      />
    </div>
  );
}

type LayerProps = {
  className: string;
  desktop: CmsImage;
  mobile?: CmsImage;
  first: boolean;
};

function Layer({ className, desktop, mobile, first }: LayerProps) {
  return (
    <picture className={className}>
      {mobile && mobile.src !== desktop.src && (
        <source media={MOBILE} srcSet={withImageBase(mobile.src)} />
      )}
      <img
        src={withImageBase(desktop.src)}
        alt={desktop.alt}
        width={CAR_WIDTH}
        height={CAR_HEIGHT}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

/**
 * The price of a banner is a text; an amount in it is formatted as a price, and any other
 * text is shown as it is.
 */
function BannerPrice({ text }: { text: string }) {
  const centavos = parseBRL(text.replace(/\/m[eê]s\s*$/i, ''));
  if (centavos === null) return <p className="hero-price">{text}</p>;
  return <Price reais={reaisFromCentavos(centavos)} per="month" size="lg" />;
}
