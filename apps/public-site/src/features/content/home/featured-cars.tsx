import {
  type CmsImage,
  type FeaturedCar,
  type HomeContent,
  type VehiclePrice,
} from '@site/api-contract';
import { carPath, MODELS_PATH } from '@site/api-contract/site-paths';
import { withImageBase } from '@site/cms';
import {
  ArrowRightIcon,
  CAR_HEIGHT,
  CAR_WIDTH,
  carOfPicture,
  Price,
  SiteLink,
  Stage,
} from '@site/ui';
import { modelKey, type ModelPrice, priceOfModel } from '../../../shared/model-prices';
import { homeCopy } from './home.copy';
import { SectionHead } from './section-head';

/** Cards that are aligned right in the two-column grid (spec §2). */
const ALIGNED_RIGHT = [0, 2];

type Props = { content: HomeContent['featuredCars']; prices: readonly VehiclePrice[] };

/**
 * Two columns with the road line between them: cards 0 and 2 are in the left column,
 * aligned right (spec §2).
 */
export function FeaturedCars({ content, prices }: Props) {
  return (
    <section className="sec sec--soft" id="carros">
      <div className="wrap">
        <SectionHead {...content} />
        <div className="lanes">
          {content.items.map((car, index) => (
            <FeaturedCard
              key={car.post_title}
              car={car}
              price={priceOfModel(prices, car.acf.annataid, content.priceCondition)}
              alignedRight={ALIGNED_RIGHT.includes(index)}
            />
          ))}
        </div>
        {content.buttonLabel && (
          <p className="more">
            <SiteLink className="btn btn--line" to={content.buttonUrl}>
              {content.buttonLabel} <ArrowRightIcon />
            </SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}

type CardProps = {
  car: FeaturedCar;
  price: ModelPrice;
  alignedRight: boolean;
};

function FeaturedCard({
  car: { post_title, acf },
  price: { monthly, condition, linkTo, hasSheet },
  alignedRight,
}: CardProps) {
  const [model = '', ...version] = post_title.trim().split(/\s+/);
  const key = modelKey(acf.annataid);
  const titleId = `carro-${key}`;
  return (
    <article className="fc far" data-align={alignedRight ? 'right' : undefined}>
      <FeaturedPicture model={key} image={acf.imagem} />
      <div className="fc-meta">
        <div className="fc-name">
          <p className="fc-brand">{acf.marca}</p>
          <h3 id={titleId}>{model}</h3>
          <p className="fc-type">{acf.tipo ?? version.join(' ')}</p>
        </div>
        <div className="fc-price">
          {monthly === undefined ? (
            <p className="fc-from">{homeCopy.noPrice}</p>
          ) : (
            <>
              <p className="fc-from">
                <span>{homeCopy.fromPrice} </span>
                <Price reais={monthly} />
              </p>
              {condition && <p className="condition">{condition}</p>}
            </>
          )}
          <SiteLink
            className="link fc-link"
            to={linkTo(MODELS_PATH)}
            aria-describedby={titleId}
          >
            {homeCopy.simulate}
          </SiteLink>
          {hasSheet && (
            <SiteLink className="link fc-meet" to={carPath(key)}>
              {homeCopy.meet(model)}
            </SiteLink>
          )}
        </div>
      </div>
    </article>
  );
}

/** The drawing of one of our cars on its stage, or else the picture of the CMS. */
function FeaturedPicture({ model, image }: { model: string; image: CmsImage }) {
  const car = carOfPicture(image.src);
  if (car) return <Stage {...car} alt={image.alt} />;
  return (
    <div className="stage stage--card" data-model={model}>
      <span className="car">
        <img
          src={withImageBase(image.src)}
          alt={image.alt}
          width={CAR_WIDTH}
          height={CAR_HEIGHT}
          loading="lazy"
          decoding="async"
        />
      </span>
    </div>
  );
}
