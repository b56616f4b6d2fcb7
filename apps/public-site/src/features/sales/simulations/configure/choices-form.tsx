import { type ReactNode } from 'react';
import { type Choice, KM_PACKAGES, kmPackagesOf } from '@site/api-contract/pricing';
import { RefusedPart, VehicleFields } from '@site/simulator';
import { configureCopy as copy } from './configure.copy';
import { type ConfiguratorState } from './configure-url';
import { KmHelper } from './km/km-helper';
import { kmHelperCopy } from './km/km-helper.copy';
import { type KmUse, NO_USE } from './km/km-use';

export type ChoicesFormProps = {
  choice: Choice;
  /** Km a month in the URL; more than the choice has if the car lacks that package. */
  askedKm: number;
  use: KmUse | null;
  onChange: (change: Partial<ConfiguratorState>) => void;
  /** The server's messages, by basket key. */
  refused: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * The fields for the car, with the helper that finds a km package. `children` is the
 * choice of the dealership.
 */
export function ChoicesForm({
  choice,
  askedKm,
  use,
  onChange,
  refused,
  children,
}: ChoicesFormProps) {
  return (
    <section className="cfg-form" aria-label={copy.choices}>
      <VehicleFields
        choice={choice}
        onChange={onChange}
        copy={copy.fields}
        refused={refused}
        kmHelp={<KmHelp {...{ choice, askedKm, use, onChange }} />}
      />
      <div className="vehicle-part">
        {children}
        <RefusedPart text={refused.Dealership} />
      </div>
    </section>
  );
}

type KmHelpProps = Pick<ChoicesFormProps, 'choice' | 'askedKm' | 'use' | 'onChange'>;

/** The reason why a package is not available, and the helper that finds the right one. */
function KmHelp({ choice, askedKm, use, onChange }: KmHelpProps) {
  const { model, version, km } = choice;
  const packages = kmPackagesOf(version);
  const missing = KM_PACKAGES.filter((value) => !packages.includes(value));
  return (
    <>
      {missing.length > 0 && (
        <p className="cfg-why">
          {copy.packagesMissing(model.name, missing, km, askedKm > km ? askedKm : null)}
        </p>
      )}
      <p className="cfg-more">
        <button
          type="button"
          className="link"
          aria-expanded={use !== null}
          onClick={() => onChange({ use: use ? null : NO_USE })}
        >
          {use ? kmHelperCopy.close : kmHelperCopy.open}
        </button>
      </p>
      {use && (
        <KmHelper
          use={use}
          onUse={(next) => onChange({ use: next })}
          choice={choice}
          onKm={(value) => onChange({ km: value })}
        />
      )}
    </>
  );
}
