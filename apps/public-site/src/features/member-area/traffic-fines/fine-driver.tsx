import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNameFineDriverMutation } from '@site/api-client';
import {
  ANOTHER_DRIVER,
  type FineDriverForm,
  fineDriverForm,
  type TrafficFine,
} from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  MaskedField,
  NameField,
  RadioField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { fineDriverCopy as copy } from './traffic-fines.copy';

type FineDriverProps = {
  fine: TrafficFine;
  onDone: (sentence: string) => void;
  onBack: () => void;
};

/** Names the driver: a driver of the contract with one click, or another person. */
export function FineDriver({ fine, onDone, onBack }: FineDriverProps) {
  const { id, revision, candidates } = fine;
  const [send] = useNameFineDriverMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(fineDriverForm, {
    defaultValues: {
      revision,
      who: candidates.length === 0 ? ANOTHER_DRIVER : '',
      ...{ name: '', cpf: '', cnh: '' },
    },
  });
  const isAnother = useWatch({ control: form.control, name: 'who' }) === ANOTHER_DRIVER;

  async function save({ who, name, cpf, cnh }: FineDriverForm) {
    setProblem('');
    const person = who === ANOTHER_DRIVER ? { name, cpf, cnh } : {};
    try {
      const named = await send({
        params: { id },
        body: { revision, who, ...person },
      }).unwrap();
      onDone(copy.saved(named.driver?.name ?? ''));
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Form
      form={form}
      draft={`fine-driver.${id}`}
      onSubmit={save}
      className="form fine-form"
      aria-label={copy.title}
    >
      <RadioField
        name="who"
        label={copy.title}
        options={[
          ...candidates.map(({ who, name }) => ({ value: who, label: name })),
          { value: ANOTHER_DRIVER, label: copy.another, help: copy.anotherHelp },
        ]}
      />
      {isAnother && (
        <>
          <NameField name="name" label={copy.name} autoComplete="off" />
          <MaskedField name="cpf" mask="cpf" label={copy.cpf} autoComplete="off" />
          <TextField
            name="cnh"
            label={copy.cnh}
            help={copy.cnhHelp}
            inputMode="numeric"
            maxLength={24}
            autoComplete="off"
          />
        </>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton className="btn" pendingLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
        <button type="button" className="btn btn--line" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </Form>
  );
}
