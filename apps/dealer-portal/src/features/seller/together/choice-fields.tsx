import { type AddOn, type VehicleClass } from '@site/contracts';
import { TERMS } from '@site/contracts/pricing';
import { ChoiceList, Segmented, Swatches, ToggleRow } from '@site/ui/forms';
import { type Choice, kmPackagesOf, modelsOf, monthlyOf, type Wanted } from './choice';
import { editorCopy as copy } from './together.copy';

type Props = {
  classes: readonly VehicleClass[];
  choice: Choice;
  onChange: (part: Partial<Wanted>) => void;
};

/** Car, version, colour, term, km and add-ons, each with its own price. */
export function ChoiceFields({
  classes,
  choice: { model, version, wanted },
  onChange,
}: Props) {
  const { term, km, paint, addOns } = wanted;
  const colour = model.colours.find(({ slug }) => slug === paint);
  const figure = (atTerm: number, atKm: number) => {
    const monthly = monthlyOf(version, atTerm, atKm);
    return monthly === null ? '' : copy.from(monthly);
  };
  const toggle = (slug: string) =>
    onChange({
      addOns: addOns.includes(slug)
        ? addOns.filter((one) => one !== slug)
        : [...addOns, slug],
    });
  return (
    <div className="editor-fields">
      <label className="editor-model">
        <span>{copy.model}</span>
        <select
          className="input"
          value={model.modelSlug}
          onChange={(event) =>
            onChange({ modelSlug: event.target.value, versionSlug: '', paint: '' })
          }
        >
          {modelsOf(classes).map(({ modelSlug, name }) => (
            <option key={modelSlug} value={modelSlug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ChoiceList
        legend={copy.version}
        value={version.slug}
        onChange={(versionSlug) => onChange({ versionSlug })}
        options={model.versions.map((option) => ({
          value: option.slug,
          label: option.name,
          help: option.equipment,
          end: monthlyEnd(monthlyOf(option, term, km)),
        }))}
      />
      <Swatches
        legend={copy.colour}
        note={
          colour &&
          `${colour.name}, ${colour.monthly > 0 ? copy.aMonth(colour.monthly) : copy.free}`
        }
        value={paint}
        onChange={(slug) => onChange({ paint: slug })}
        options={model.colours.map(({ slug, name }) => ({ paint: slug, name }))}
      />
      <Segmented
        legend={copy.term}
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
      <Segmented
        legend={copy.km}
        value={km}
        onChange={(value) => onChange({ km: value })}
        options={kmPackagesOf(version).map((value) => ({
          value,
          label: (
            <>
              {copy.thousands(value)}
              <span className="vh">{copy.kmUnit}</span>
            </>
          ),
          help: figure(term, value),
        }))}
      />
      {model.addOns.length > 0 && (
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
                end={addOnPrice(option)}
                checked={addOns.includes(option.slug)}
                onChange={() => toggle(option.slug)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

const monthlyEnd = (monthly: number | null) =>
  monthly === null ? undefined : copy.from(monthly);
const addOnPrice = ({ price, charged }: AddOn) =>
  charged === 'month' ? copy.aMonth(price) : copy.once(price);
