import { useState } from 'react';
import { useChangeDealershipMutation } from '@site/api-client/consultant-calls';
import {
  type DealershipForm,
  dealershipForm,
  type DealershipRecord,
} from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  resetToSaved,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { type EditConflict, EditConflicts } from '../../../shared/edit-conflicts';
import { DealershipFields } from './dealership-fields';
import { formCopy as copy } from './dealerships.copy';

type ChangeFormProps = {
  record: DealershipRecord;
  /** Loads the present dealership; null on failure. */
  readAgain: () => Promise<DealershipRecord | null>;
};
/** Initial values of the inputs. The CEP is empty, since a dealership may have none. */
const valuesOf = ({ facts }: DealershipRecord) => ({ cep: '', ...facts });
const NAMES = Object.keys(copy.fields) as (keyof DealershipForm)[];

/**
 * The data of a dealership. If a colleague saved first, untouched fields take the
 * colleague's values, changed ones keep the typed text, and the second press saves over
 * them.
 */
export function ChangeForm({ record, readAgain }: ChangeFormProps) {
  const { id } = record;
  const [base, setBase] = useState(record);
  const [conflicts, setConflicts] = useState<EditConflict<keyof DealershipForm>[] | null>(
    null,
  );
  const [change] = useChangeDealershipMutation();
  const form = useZodForm(dealershipForm, { defaultValues: valuesOf(record) });
  const { dirtyFields } = form.formState;
  const { problem, isSaved, save } = useFormSave(form, {
    failed: copy.notSaved,
    onConflict: merge,
  });

  async function merge() {
    const now = await readAgain();
    if (!now) return;
    setConflicts(
      NAMES.filter(
        (name) => dirtyFields[name] && now.facts[name] !== base.facts[name],
      ).map((name) => ({ name, theirs: now.facts[name] ?? '' })),
    );
    form.reset(valuesOf(now), { keepDirtyValues: true });
    setBase(now);
  }

  const send = (facts: DealershipForm) =>
    save(() =>
      resetToSaved(form, async () => {
        const body = { ...facts, revision: base.revision };
        const saved = await change({ params: { id }, body }).unwrap();
        setBase(saved);
        setConflicts(null);
        return valuesOf(saved);
      }),
    );

  return (
    <section aria-labelledby="dados">
      <h2 id="dados">{copy.title}</h2>
      <Form
        form={form}
        warnOnLeave
        draft={`dealership.${id}`}
        className="form dealership-form"
        aria-label={copy.title}
        onSubmit={send}
      >
        <DealershipFields groups={record.groups} />
        <FormProblem>{problem}</FormProblem>
        {conflicts && (
          <EditConflicts
            conflicts={conflicts}
            words={copy}
            fields={copy.fields}
            onUse={({ name, theirs }) => {
              form.setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
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
    </section>
  );
}
