import { type ReactNode } from 'react';
import { KM_PACKAGES, TERMS } from '@site/contracts/pricing';
import { type Choice, kmPackagesOf, monthlyOf, toggled } from '@site/simulator';
import { ErrorIcon } from '@site/ui';
import { ChoiceList, Segmented, Swatches, ToggleRow } from '@site/ui/forms';
import { money, thousands, versionOf } from '../simulation.copy';
import { configureCopy as copy } from './configure.copy';
import { type ConfiguratorState } from './configure-url';
import { KmHelper } from './km-helper';
import { kmHelperCopy } from './km-helper.copy';
import { type KmUse, NO_USE } from './km-use';

export type ChoicesFormProps = {
  choice: Choice;
  /** Km a month of the URL: more than the choice has where the car lacks that package. */
  askedKm: number;
  use: KmUse | null;
  onChange: (change: Partial<ConfiguratorState>) => void;
  /** The server's sentences, by basket key. */
  refused: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Version, colour, term, km and add-ons, each option with its own price. `children` is the choice of dealership. */
export function ChoicesForm({
  choice,
  askedKm,
  use,
  onChange,
  refused,
  children,
}: ChoicesFormProps) {
  const { model, version, paint, term, km, addOns } = choice;
  const packages = kmPackagesOf(version);
  const missing = KM_PACKAGES.filter((value) => !packages.includes(value));
  const chosen = addOns.map(({ slug }) => slug);
  const figure = (at: number, distance: number) => {
    const monthly = monthlyOf(version, at, distance);
    return monthly === null ? '' : copy.figure(monthly);
  };
  return (
    <section className="cfg-form" aria-label={copy.choices}>
      <div className="cfg-part">
        <ChoiceList
          legend={copy.version}
          value={version.slug}
          onChange={(slug) => onChange({ version: slug })}
          options={model.versions.map((option) => ({
            value: option.slug,
            label: versionOf(model.name, option.name),
            help: option.equipment,
            end: money(
              monthlyOf(option, term, km) ??
                monthlyOf(option, term, kmPackagesOf(option)[0] ?? km) ??
                0,
            ),
          }))}
        />
        <Refused text={refused.Version} />
      </div>
      <div className="cfg-part">
        <Swatches
          legend={copy.colour}
          note={copy.colourNote(paint)}
          value={paint.slug}
          onChange={(slug) => onChange({ paint: slug })}
          options={model.colours.map((option) => ({
            paint: option.slug,
            name: copy.colourName(option),
          }))}
        />
        <Refused text={refused.Color} />
      </div>
      <div className="cfg-part">
        <Segmented
          legend={copy.term}
          note={copy.termNote}
          value={term}
          onChange={(value) => onChange({ term: value })}
          options={TERMS.map((value) => ({
            value,
            label: (
              <>
                {value}
                <span className="vh">{copy.termUnit}</span>
              </>
            ),
            help: figure(value, km),
          }))}
        />
        <Refused text={refused.Term} />
      </div>
      <div className="cfg-part">
        <Segmented
          legend={copy.km}
          value={km}
          onChange={(value) => onChange({ km: value })}
          options={KM_PACKAGES.map((value) => ({
            value,
            label: (
              <>
                {thousands(value)}
                <span className="vh">{copy.kmUnit}</span>
              </>
            ),
            help: figure(term, value) || copy.noPackage,
            disabled: !packages.includes(value),
          }))}
        />
        {missing.length > 0 && (
          <p className="cfg-why">
            {copy.packagesMissing(model.name, missing, km, askedKm > km ? askedKm : null)}
          </p>
        )}
        <Refused text={refused.Km} />
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
            version={version}
            term={term}
            km={km}
            onKm={(value) => onChange({ km: value })}
          />
        )}
      </div>
      {model.addOns.length > 0 && (
        <div className="cfg-part">
          <fieldset className="field">
            <legend>
              <span className="legend">{copy.addOns}</span>
            </legend>
            <div className="choices">
              {model.addOns.map((option) => (
                <ToggleRow
                  key={option.slug}
                  label={option.name}
                  help={option.description}
                  end={
                    <>
                      {copy.addOnPrice(option)}
                      <small>{copy.addOnUnit(option)}</small>
                    </>
                  }
                  checked={chosen.includes(option.slug)}
                  onChange={() => onChange({ addOns: toggled(chosen, option.slug) })}
                />
              ))}
            </div>
          </fieldset>
          <Refused text={refused.AddOn} />
        </div>
      )}
      <div className="cfg-part">
        {children}
        <Refused text={refused.Dealership} />
      </div>
    </section>
  );
}

function Refused({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="cfg-refused" role="alert">
      <ErrorIcon aria-hidden="true" /> {text}
    </p>
  );
}
