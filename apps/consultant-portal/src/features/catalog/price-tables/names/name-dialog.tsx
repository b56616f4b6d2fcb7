import { useState } from 'react';
import { useChangeExtraNameMutation } from '@site/api-client/consultant-calls';
import { type ExtraNameForm, extraNameForm, type NamedExtra } from '@site/api-contract';
import { useFormSave } from '@site/shell/form-failure';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { type EditConflict, EditConflicts } from '../../../../shared/edit-conflicts';
import { namesCopy as copy } from './names.copy';

type NameDialogProps = {
  extra: NamedExtra;
  /** Loads the present name; null on failure. */
  readAgain: () => Promise<NamedExtra | null>;
  onClose: () => void;
  onSaved: (name: string) => void;
};

const NAMES = ['name', 'description'] as const;
const valuesOf = ({ name, description }: NamedExtra) => ({
  name,
  ...(description !== null && { description }),
});

/**
 * The form for the name of a color or an add-on. If a colleague saved first it shows both
 * versions, the typed text stays, and the second press saves over the other one.
 */
export function NameDialog({ extra, readAgain, onClose, onSaved }: NameDialogProps) {
  const { kind, slug } = extra;
  const [base, setBase] = useState(extra);
  const [conflicts, setConflicts] = useState<EditConflict<keyof ExtraNameForm>[] | null>(
    null,
  );
  const [change] = useChangeExtraNameMutation();
  const form = useZodForm(extraNameForm, { defaultValues: valuesOf(extra) });
  const { dirtyFields } = form.formState;
  const { problem, save } = useFormSave(form, {
    failed: copy.notSaved,
    onConflict: merge,
  });

  async function merge() {
    const now = await readAgain();
    if (!now) return;
    setConflicts(
      NAMES.filter((name) => dirtyFields[name] && now[name] !== base[name]).map(
        (name) => ({
          name,
          theirs: now[name] ?? '',
        }),
      ),
    );
    form.reset(valuesOf(now), { keepDirtyValues: true });
    setBase(now);
  }

  const send = (names: ExtraNameForm) =>
    save(async () => {
      const body = { ...names, revision: base.revision };
      const saved = await change({ params: { kind, slug }, body }).unwrap();
      onSaved(saved.name);
    });

  return (
    <FormModal open title={copy.change(extra.name)} onClose={onClose}>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="form"
        aria-label={copy.change(extra.name)}
      >
        <TextField
          name="name"
          label={copy.fields.name}
          maxLength={40}
          autoComplete="off"
        />
        {kind === 'add-on' && (
          <TextAreaField
            name="description"
            label={copy.fields.description}
            help={copy.descriptionHelp}
            rows={2}
            maxLength={120}
          />
        )}
        <FormProblem>{problem}</FormProblem>
        {conflicts && (
          <EditConflicts
            conflicts={conflicts}
            words={copy.conflict}
            fields={copy.fields}
            onUse={({ name, theirs }) => {
              form.setValue(name, theirs, { shouldDirty: true, shouldValidate: true });
              setConflicts(conflicts.filter((conflict) => conflict.name !== name));
            }}
          />
        )}
        <div className="actions">
          <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
