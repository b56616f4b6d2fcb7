import { type ReactNode } from 'react';
import {
  type AddOn,
  type Paint,
  type VehicleModel,
  type VehicleVersion,
} from '@site/contracts';
import { KM_PACKAGES, TERMS } from '@site/contracts/pricing';
import { ErrorIcon } from '@site/ui';
import { ChoiceList, Segmented, Swatches, ToggleRow } from '@site/ui/forms';
import { type Choice, type ChoiceInput } from './choice';
import { kmPackagesOf, monthlyOf, nearestKm } from './offers';
import { toggled } from './toggled';

/**
 * What the fields say; customers and sellers are spoken to in their own words. Amounts in
 * reais.
 */
export type VehicleFieldsCopy = {
  version: string;
  versionName: (model: VehicleModel, version: VehicleVersion) => string;
  /** Beside a version: what it costs a month. */
  monthly: (reais: number) => string;
  color: string;
  /** Beside the heading: the chosen color and what it costs. */
  colorNote: (paint: Paint) => string;
  colorName: (paint: Paint) => string;
  term: string;
  termNote?: string;
  /** After the number, for screen readers. */
  termUnit: string;
  km: string;
  kmUnit: string;
  /** Below a term or a km package: what it costs a month. */
  figure: (reais: number) => string;
  /** Below a km package that the version lacks; without it such packages are left out. */
  noPackage?: string;
  addOns: string;
  addOnPrice: (addOn: AddOn) => string;
  addOnUnit?: (addOn: AddOn) => string;
};

export type VehicleFieldsProps = {
  choice: Choice;
  onChange: (change: Partial<ChoiceInput>) => void;
  copy: VehicleFieldsCopy;
  /** The server's sentences for parts of the choice, by basket key. */
  refused?: Readonly<Record<string, string>>;
  /** Stands below the km packages. */
  kmHelp?: ReactNode;
};

/**
 * Version, color, term, km and add-ons, each option with its own price from the
 * catalogue.
 */
export function VehicleFields({
  choice,
  onChange,
  copy,
  refused = {},
  kmHelp,
}: VehicleFieldsProps) {
  const { model, version, paint, term, km, addOns } = choice;
  const packages = kmPackagesOf(version);
  const chosen = addOns.map(({ slug }) => slug);
  const monthlyText = (
    text: (reais: number) => string,
    ...at: Parameters<typeof monthlyOf>
  ) => {
    const monthly = monthlyOf(...at);
    return monthly === null ? '' : text(monthly);
  };
  return (
    <>
      <div className="vehicle-part">
        <ChoiceList
          legend={copy.version}
          value={version.slug}
          onChange={(slug) => onChange({ version: slug })}
          options={model.versions.map((option) => ({
            value: option.slug,
            label: copy.versionName(model, option),
            help: option.equipment,
            end: monthlyText(copy.monthly, option, term, nearestKm(option, km)),
          }))}
        />
        <RefusedPart text={refused.Version} />
      </div>
      <div className="vehicle-part">
        <Swatches
          legend={copy.color}
          note={copy.colorNote(paint)}
          value={paint.slug}
          onChange={(slug) => onChange({ paint: slug })}
          options={model.colours.map((option) => ({
            paint: option.slug,
            name: copy.colorName(option),
          }))}
        />
        <RefusedPart text={refused.Color} />
      </div>
      <div className="vehicle-part">
        <Segmented
          legend={copy.term}
          note={copy.termNote}
          value={term}
          onChange={(value) => onChange({ term: value })}
          options={TERMS.map((value) => ({
            value,
            label: <WithUnit text={String(value)} unit={copy.termUnit} />,
            help: monthlyText(copy.figure, version, value, km),
          }))}
        />
        <RefusedPart text={refused.Term} />
      </div>
      <div className="vehicle-part">
        <Segmented
          legend={copy.km}
          value={km}
          onChange={(value) => onChange({ km: value })}
          options={(copy.noPackage ? KM_PACKAGES : packages).map((value) => ({
            value,
            label: <WithUnit text={value.toLocaleString('pt-BR')} unit={copy.kmUnit} />,
            help: monthlyText(copy.figure, version, term, value) || copy.noPackage,
            disabled: !packages.includes(value),
          }))}
        />
        <RefusedPart text={refused.Km} />
        {kmHelp}
      </div>
      {model.addOns.length > 0 && (
        <div className="vehicle-part">
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
                      {copy.addOnUnit && <small>{copy.addOnUnit(option)}</small>}
                    </>
                  }
                  checked={chosen.includes(option.slug)}
                  onChange={() => onChange({ addOns: toggled(chosen, option.slug) })}
                />
              ))}
            </div>
          </fieldset>
          <RefusedPart text={refused.AddOn} />
        </div>
      )}
    </>
  );
}

function WithUnit({ text, unit }: { text: string; unit: string }) {
  return (
    <>
      {text}
      <span className="vh">{unit}</span>
    </>
  );
}

/** Why the server takes a choice without this part of it. */
export function RefusedPart({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="vehicle-refused" role="alert">
      <ErrorIcon aria-hidden="true" /> {text}
    </p>
  );
}
