import { useState } from 'react';
import { useChangeTechnicalSheetMutation } from '@site/api-client/consultant-calls';
import {
  type DeskSheet,
  type TechnicalSheet,
  type TechnicalSheetInput,
  technicalSheetLines,
} from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  NumberField,
  resetToSaved,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { type EditConflict, EditConflicts } from '../../../shared/edit-conflicts';
import { technicalSheetsCopy } from './technical-sheets.copy';
import '@site/ui/forms.css';
import './technical-sheets.css';

const copy = technicalSheetsCopy.one;

type Name = keyof TechnicalSheet;

const SIZES = [
  ...(['lengthMm', 'widthMm', 'widthWithMirrorsMm', 'heightMm', 'wheelbaseMm'] as const),
  ...(['groundClearanceMm', 'bootLitres', 'payloadKg'] as const),
];
const ENERGY = {
  flex: [
    'tankLitres',
    'gasolineCity',
    'gasolineHighway',
    'ethanolCity',
    'ethanolHighway',
  ],
  eletrico: ['rangeKm', 'batteryKwh', 'homeChargeHours', 'fastChargeMinutes'],
} as const;
const POWER = ['powerCv', 'torqueKgfm', 'zeroTo100S', 'airbags'] as const;
const MAINTENANCE = ['maintenanceKm', 'maintenanceMonths'] as const;
const EQUIPMENT = ['safety', 'comfort', 'technology', 'exterior', 'missing'] as const;
const DECIMALS: readonly Name[] = [
  ...(['gasolineCity', 'gasolineHighway', 'ethanolCity', 'ethanolHighway'] as const),
  ...(['batteryKwh', 'homeChargeHours', 'torqueKgfm', 'zeroTo100S'] as const),
];
const NAMES: readonly Name[] = [
  ...[...SIZES, ...ENERGY.flex, ...ENERGY.eletrico],
  ...[...POWER, ...MAINTENANCE, ...EQUIPMENT],
];

type SheetFormProps = {
  record: DeskSheet;
  /** The sheet of now; null when it can not be read. */
  readAgain: () => Promise<DeskSheet | null>;
};

/**
 * All figures of a version, and its equipment with one item a line. Where a colleague came
 * first, what was not touched here takes their values, what was typed stays, and the second
 * press saves on top.
 */
export function SheetForm({ record, readAgain }: SheetFormProps) {
  const { slug, fuel } = record;
  const [base, setBase] = useState(record);
  const [conflicts, setConflicts] = useState<EditConflict<Name>[] | null>(null);
  const [change] = useChangeTechnicalSheetMutation();
  const form = useZodForm(technicalSheetLines, { defaultValues: valuesOf(record) });
  const { dirtyFields } = form.formState;
  const { problem, isSaved, save } = useFormSave(form, {
    failed: copy.notSaved,
    onConflict: merge,
  });

  async function merge() {
    const now = await readAgain();
    if (!now) return;
    const [theirs, before] = [valuesOf(now), valuesOf(base)];
    setConflicts(
      NAMES.filter((name) => dirtyFields[name] && theirs[name] !== before[name]).map(
        (name) => ({ name, theirs: String(theirs[name]) }),
      ),
    );
    form.reset(theirs, { keepDirtyValues: true });
    setBase(now);
  }

  const send = (sheet: TechnicalSheet) =>
    save(() =>
      resetToSaved(form, async () => {
        const body = { ...sheet, revision: base.revision };
        const saved = await change({ params: { versionSlug: slug }, body }).unwrap();
        setBase(saved);
        setConflicts(null);
        return valuesOf(saved);
      }),
    );

  return (
    <Form
      form={form}
      warnOnLeave
      draft={`technical-sheet.${slug}`}
      className="form sheet-form"
      aria-label={record.name}
      onSubmit={send}
    >
      <Figures legend={copy.groups.sizes} names={SIZES} />
      <Figures legend={copy.groups.energy[fuel]} names={ENERGY[fuel]} />
      <Figures legend={copy.groups.power} names={POWER} />
      <Figures legend={copy.groups.maintenance} names={MAINTENANCE} />
      <fieldset>
        <legend>{copy.groups.equipment}</legend>
        <div className="sheet-form-fields">
          {EQUIPMENT.map((name) => (
            <TextAreaField
              key={name}
              name={name}
              label={copy.fields[name]}
              rows={6}
              {...(name === 'missing' && { help: copy.missingHelp })}
            />
          ))}
        </div>
      </fieldset>
      <FormProblem>{problem}</FormProblem>
      {conflicts && (
        <EditConflicts
          conflicts={conflicts}
          words={copy}
          fields={copy.fields}
          onUse={({ name }) => {
            form.setValue(name, valuesOf(base)[name], {
              shouldDirty: true,
              shouldValidate: true,
            });
            setConflicts(conflicts.filter((conflict) => conflict.name !== name));
          }}
        />
      )}
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
      <p className={isSaved ? 'notice notice--ok' : 'vh'} role="status">
        {isSaved && copy.saved}
      </p>
    </Form>
  );
}

function Figures({ legend, names }: { legend: string; names: readonly Name[] }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="sheet-form-fields">
        {names.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={copy.fields[name]}
            whole={!DECIMALS.includes(name)}
            optional={name === 'fastChargeMinutes'}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Values of the inputs: numbers, empty where there is none, and lists as lines. */
function valuesOf({ sheet }: DeskSheet): TechnicalSheetInput {
  const entries = NAMES.map((name) => {
    const value = sheet?.[name] ?? '';
    return [name, Array.isArray(value) ? value.join('\n') : value];
  });
  return Object.fromEntries(entries) as TechnicalSheetInput;
}
