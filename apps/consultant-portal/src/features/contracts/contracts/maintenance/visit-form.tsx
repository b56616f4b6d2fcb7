import { useState } from 'react';
import { useNoteMaintenanceMutation } from '@site/api-client/consultant-calls';
import { type MaintenanceVisitForm, maintenanceVisitForm } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  NumberField,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { contractMaintenanceCopy as copy } from './contract-maintenance.copy';
import '@site/ui/forms.css';

type VisitFormProps = {
  contractId: string;
  onSaved: (visit: MaintenanceVisitForm) => void;
};

/** Day and km of maintenance that was done. */
export function VisitForm({ contractId, onSaved }: VisitFormProps) {
  const [note] = useNoteMaintenanceMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(maintenanceVisitForm, {
    defaultValues: { doneOn: '', km: '' },
  });

  async function save(body: MaintenanceVisitForm) {
    setProblem('');
    try {
      await note({ params: { id: contractId }, body }).unwrap();
      onSaved(body);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.notSaved));
    }
  }

  return (
    <Form form={form} onSubmit={save} className="form" aria-label={copy.form}>
      <DateField name="doneOn" label={copy.day} />
      <NumberField name="km" label={copy.km} help={copy.kmHelp} whole />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.saving}>
        {copy.save}
      </SubmitButton>
    </Form>
  );
}
