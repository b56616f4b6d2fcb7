import { formatCount, placeName } from '@site/api-contract/brazil';
import { KM_PACKAGES, TERMS } from '@site/api-contract/pricing';
import { type Conditions } from '@site/simulator';
import { PlaceIcon, SiteLink } from '@site/ui';
import { sharedCopy } from '../simulation.copy';
import { conditionsBarCopy as copy } from './conditions-bar.copy';
import { PersonSwitch } from './person-switch';
import { ValueSlider } from './value-slider';

export type ConditionsBarProps = {
  conditions: Conditions;
  onChange: (change: Partial<Conditions>) => void;
  placeHref: string;
};

/**
 * The dark bar with place, client type, term and km. A change recalculates all prices
 * below.
 */
export function ConditionsBar({ conditions, onChange, placeHref }: ConditionsBarProps) {
  const { place, clientType, term, km } = conditions;
  return (
    <section className="conditions-bar" data-theme="asfalto" aria-label={copy.conditions}>
      <div className="wrap">
        <div>
          <span className="conditions-bar-label">{sharedCopy.deliverTo}</span>
          <p className="conditions-bar-place">
            <PlaceIcon aria-hidden="true" />
            <span>{placeName(place)}</span>
            <SiteLink className="link" to={placeHref} aria-label={sharedCopy.changePlace}>
              {sharedCopy.change}
            </SiteLink>
          </p>
        </div>
        <div className="conditions-bar-who">
          <span className="conditions-bar-label" aria-hidden="true">
            {sharedCopy.who}
          </span>
          <PersonSwitch
            value={clientType}
            onChange={(next) => onChange({ clientType: next })}
          />
        </div>
        <ValueSlider
          label={copy.term}
          values={TERMS}
          value={term}
          text={copy.termValue}
          short={String}
          onChange={(next) => onChange({ term: next })}
        />
        <ValueSlider
          label={copy.km}
          values={KM_PACKAGES}
          value={km}
          text={copy.kmValue}
          short={formatCount}
          onChange={(next) => onChange({ km: next })}
        />
      </div>
    </section>
  );
}
