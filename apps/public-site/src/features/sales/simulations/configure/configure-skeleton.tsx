import { CAR_GALLERY } from '@site/simulator';
import { GalleryStage, MODELS, Skeleton } from '@site/ui';
import { configureCopy as copy } from './configure.copy';
import './configure-skeleton.css';

/**
 * The configurator while the catalogue loads: the stage at once, and the car if its model
 * is known.
 */
export function ConfigureSkeleton({ model }: { model: string | null }) {
  const known = MODELS.find((slug) => slug === model);
  return (
    <div className="cfg">
      <div className="cfg-car">
        {known ? (
          <GalleryStage model={known} paint="branco-nuvem" gallery={CAR_GALLERY} />
        ) : (
          <div className="stage stage--hero cfg-wait" />
        )}
      </div>
      <div className="cfg-form">
        <h1 className="vh">{copy.title}</h1>
        <Skeleton shape="row" count={8} />
      </div>
    </div>
  );
}
