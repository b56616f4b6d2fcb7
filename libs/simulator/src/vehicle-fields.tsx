import { type ReactNode } from 'react';
import {
  type AddOn,
  type DeliveryEstimate,
  type Paint,
  type VehicleModel,
  type VehicleVersion,
} from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import {
  type Choice,
  type ChoiceInput,
  deliveryOf,
  KM_PACKAGES,
  kmPackagesOf,
  monthlyEstimate,
  monthlyOf,
  nearestKm,
  TERMS,
} from '@site/api-contract/pricing';
import { ClockIcon, DeliveryIcon, ErrorIcon } from '@site/ui';
import { ChoiceList, Segmented, Swatches, ToggleRow } from '@site/ui/forms';
import { toggleInList } from './toggle-in-list';

/**
 * Texts of the fields, since customers and sellers see different ones. Amounts in reais.
 */
export type VehicleFieldsCopy = {
  version: string;
  versionName: (model: VehicleModel, version: VehicleVersion) => string;
  /** Beside a version: the monthly price of the choice with it. */
  monthly: (reais: number) => string;
  color: string;
  /** Beside the heading: the chosen color and its price. */
  colorNote: (paint: Paint) => string;
  colorName: (paint: Paint) => string;
  /** The delivery of a color: beside each one, and below all. */
  delivery: (delivery: DeliveryEstimate) => string;
  term: string;
  termNote?: string;
  /** After the number, for screen readers. */
  termUnit: string;
  km: string;
  kmUnit: string;
  /** Below a term or a km package: the monthly price of the choice with it. */
  figure: (reais: number) => string;
  /** Below a km package that the version lacks; without it such packages are hidden. */
  noPackage?: string;
  addOns: string;
  addOnPrice: (addOn: AddOn) => string;
  addOnUnit?: (addOn: AddOn) => string;
};

type VehicleFieldsProps = {
  choice: Choice;
  onChange: (change: Partial<ChoiceInput>) => void;
  copy: VehicleFieldsCopy;
  /** The server's sentences for refused parts, by basket key. */
  refused?: Readonly<Record<string, string>>;
  /** Shown below the km packages. */
  kmHelp?: ReactNode;
};

/**
 * Version, color, term, km and add-ons. The price beside a version, a term or a package
 * is the monthly price of the whole choice, with color and add-ons.
 */
export function VehicleFields({
  choice,
  onChange,
  copy,
  refused = {},
  kmHelp,
}: VehicleFieldsProps) {
  const { model, version, paint, km, addOns } = choice;
  const packages = kmPackagesOf(version);
  const chosen = addOns.map(({ slug }) => slug);
  const monthlyText = (text: (reais: number) => string, change: Partial<Choice>) => {
    const changed = { ...choice, ...change };
    return monthlyOf(changed.version, changed.term, changed.km) === null
      ? ''
      : text(monthlyEstimate(changed));
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
            end: monthlyText(copy.monthly, {
              version: option,
              km: nearestKm(option, km),
            }),
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
            name: [
              copy.colorName(option),
              ...(model.available
                ? [copy.delivery(deliveryOf({ model, version, paint: option }))]
                : []),
            ].join(', '),
            mark: version.inStock.includes(option.slug) && <DeliveryIcon />,
          }))}
        />
        {model.available && <ColorLegend choice={choice} text={copy.delivery} />}
        <RefusedPart text={refused.Color} />
      </div>
      <div className="vehicle-part">
        <Segmented
          legend={copy.term}
          note={copy.termNote}
          value={choice.term}
          onChange={(value) => onChange({ term: value })}
          options={TERMS.map((value) => ({
            value,
            label: <WithUnit text={String(value)} unit={copy.termUnit} />,
            help: monthlyText(copy.figure, { term: value }),
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
            label: <WithUnit text={formatCount(value)} unit={copy.kmUnit} />,
            help: monthlyText(copy.figure, { km: value }) || copy.noPackage,
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
                  onChange={() => onChange({ addOns: toggleInList(chosen, option.slug) })}
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

/** Explains the marks of the colors: the delivery of each kind. */
function ColorLegend({
  choice: { model, version, paint },
  text,
}: {
  choice: Choice;
  text: VehicleFieldsCopy['delivery'];
}) {
  const kinds = [true, false].filter((inStock) =>
    model.colours.some(({ slug }) => version.inStock.includes(slug) === inStock),
  );
  const chosen = version.inStock.includes(paint.slug);
  return (
    <ul className="swatch-legend" aria-hidden="true">
      {kinds.map((inStock) => (
        <li key={String(inStock)} data-chosen={inStock === chosen || undefined}>
          {inStock ? <DeliveryIcon /> : <ClockIcon />}
          {text(inStock ? model.delivery : model.deliveryToOrder)}
        </li>
      ))}
    </ul>
  );
}

function WithUnit({ text, unit }: { text: string; unit: string }) {
  return (
    <>
      {text} <span className="vh">{unit}</span>
    </>
  );
}

/** The reason why the server refuses this part of a choice. */
export function RefusedPart({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="vehicle-refused" role="alert">
      <ErrorIcon aria-hidden="true" /> {text}
    </p>
  );
}
