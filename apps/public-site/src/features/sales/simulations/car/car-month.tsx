import { type VehicleVersion } from '@site/api-contract';
import { notCoveredText } from '@site/api-contract/pricing';
import { INCLUDED_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { carCopy } from './car.copy';

const copy = carCopy.month;

/**
 * Services that the month of the car covers, and costs that it does not, with the same
 * weight; `version` is the one of the price, and absent without a price.
 */
export function CarMonth({ version }: { version: VehicleVersion | undefined }) {
  return (
    <section className="wrap car-month" aria-labelledby="mensalidade">
      <h2 id="mensalidade">{carCopy.parts.month}</h2>
      <div className="car-covers">
        <p>
          <b>{copy.included}</b> {copy.includedText}
        </p>
        <p>
          <b>{copy.notIncluded}</b>{' '}
          {version ? notCoveredText(version) : copy.notIncludedText}
        </p>
      </div>
      <SiteLink className="link" to={INCLUDED_PATH}>
        {copy.more}
      </SiteLink>
    </section>
  );
}
