import { type Offer } from '@site/api-contract/pricing';
import { CloseIcon, SiteLink, Stage } from '@site/ui';
import { MAX_COMPARED } from '../core/compare-search';
import { money } from '../core/simulation.copy';
import { belowOffersCopy as copy } from './below-offers.copy';

export type CompareTrayProps = {
  offers: readonly Offer[];
  /** Address of the comparison of the picked cars. */
  href: string;
  onTakeOut: (modelSlug: string) => void;
  onClear: () => void;
};

/** The cars picked for the comparison, at the lower edge of the window. */
export function CompareTray({ offers, href, onTakeOut, onClear }: CompareTrayProps) {
  const dearest = [...offers].sort((a, b) => b.monthly - a.monthly)[0];
  const cheapest = [...offers].sort((a, b) => a.monthly - b.monthly)[0];
  return (
    <aside className="tray" aria-label={copy.tray}>
      <div className="wrap">
        {offers.map(({ model, pictured, monthly }) => (
          <div className="tray-slot" key={model.modelSlug}>
            <Stage size="thumb" model={model.modelSlug} paint={pictured.slug} />
            <p>
              <b>{model.name}</b>
              {money(monthly)}
            </p>
            <button
              type="button"
              className="icb"
              aria-label={copy.takeOut(model.name)}
              onClick={() => onTakeOut(model.modelSlug)}
            >
              <CloseIcon aria-hidden="true" />
            </button>
          </div>
        ))}
        {offers.length < MAX_COMPARED && (
          <div className="tray-slot tray-slot--free">
            <span className="tray-gap" />
            <p>{copy.roomForOne}</p>
          </div>
        )}
        <div className="tray-go">
          {offers.length > 1 && dearest && cheapest && (
            <p>
              {copy.difference(dearest.model.name)}
              <b>
                {dearest.monthly === cheapest.monthly
                  ? copy.same
                  : copy.more(dearest.monthly - cheapest.monthly)}
              </b>
            </p>
          )}
          <button type="button" className="link" onClick={onClear}>
            {copy.clear}
          </button>
          {offers.length > 1 && (
            <SiteLink className="btn" to={href}>
              {copy.compareCount(offers.length)}
            </SiteLink>
          )}
        </div>
      </div>
    </aside>
  );
}
