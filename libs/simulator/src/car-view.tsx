import { type ReactNode } from 'react';
import { type DeliveryEstimate } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import {
  type Choice,
  coverText,
  notCoveredText,
  promiseAt,
  type QuoteEstimate,
  spareCarDays,
} from '@site/api-contract/pricing';
import { CarPicture, ClockIcon, DeliveryIcon, GalleryStage } from '@site/ui';
import { CAR_GALLERY, carViewCopy as copy } from './car-view.copy';
import { withUnits } from './facts/with-units';
import './car-view.css';

export type CarViewProps = {
  /** The model's name as a heading of the page's own level, and the version's. */
  title: ReactNode;
  subtitle: string;
  choice: Choice;
  figures: QuoteEstimate;
  delivery: DeliveryEstimate;
  validUntil?: string;
  code?: string;
  /** A link to the technical sheet, where there is a page for it. */
  sheet?: ReactNode;
};

/**
 * The car on its stage in the chosen color, its facts, and the services in the price. It
 * stays visible while the choices scroll.
 */
export function CarView({
  title,
  subtitle,
  choice,
  figures,
  delivery,
  validUntil,
  code,
  sheet,
}: CarViewProps) {
  const { model, version, paint, addOns } = choice;
  // A phone shows the day alone; the icon has the kind, and the colors say it in words.
  const [kind, when] = promiseAt(model, delivery).split(': ');
  return (
    <div className="cfg-car">
      {/* On phones this strip stays visible after the stage has scrolled away. */}
      <p className="cfg-strip" aria-hidden="true">
        <CarPicture model={model.modelSlug} paint={paint.slug} />
        <b>{model.name}</b> {paint.name}
      </p>
      <GalleryStage
        eager
        model={model.modelSlug}
        paint={paint.slug}
        version={version.slug}
        title={title}
        subtitle={subtitle}
        alt={`${model.name} ${paint.name}`}
        gallery={CAR_GALLERY}
        aside={
          <span className="stage-pill">
            {delivery.kind === 'stock' && model.available ? (
              <DeliveryIcon aria-hidden="true" />
            ) : (
              <ClockIcon aria-hidden="true" />
            )}
            {when === undefined ? (
              kind
            ) : (
              <span>
                <span className="stage-kind">{kind}: </span>
                <span className="stage-when">{when}</span>
              </span>
            )}
          </span>
        }
      />
      <dl className="cfg-facts">
        <div>
          <dt>{copy.engine}</dt>
          <dd>{withUnits(version.engine)}</dd>
        </div>
        <div>
          <dt>{copy.gearbox}</dt>
          <dd>{withUnits(version.gearbox)}</dd>
        </div>
        {code ? (
          <div>
            <dt>{copy.simulation}</dt>
            <dd>{code}</dd>
          </div>
        ) : (
          <div>
            <dt>{copy.deductible}</dt>
            <dd>{formatBRL(figures.deductible)}</dd>
          </div>
        )}
        <div>
          <dt>{delivery.kind === 'queue' ? copy.queuePrice : copy.lockedUntil}</dt>
          <dd>
            {delivery.kind === 'queue'
              ? copy.queuePriceDay
              : validUntil
                ? formatDate(validUntil)
                : copy.lockedDays}
          </dd>
        </div>
      </dl>
      <div className="cfg-covers">
        <p>
          <b>{copy.included}</b> {coverText(spareCarDays(addOns))}
        </p>
        <p>
          <b>{copy.notIncluded}</b> {notCoveredText({ ...figures, fuel: version.fuel })}
        </p>
        {sheet}
      </div>
    </div>
  );
}
