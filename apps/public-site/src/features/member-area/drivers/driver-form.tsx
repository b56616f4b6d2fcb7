import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useAddDriverMutation } from '@site/api-client';
import { CNH_CATEGORIES, type DriverForm, driverFormOn } from '@site/api-contract';
import { isIsoDate, type IsoDate, needsDigitalCnh } from '@site/api-contract/brazil';
import { showFormFailure } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  MaskedField,
  NameField,
  SelectField,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { driverFormCopy as copy } from './drivers.copy';

type DriverFieldsProps = {
  contractId: string;
  today: IsoDate;
  onSaved: (driver: DriverForm) => void;
};

const CATEGORIES = CNH_CATEGORIES.map((category) => ({
  value: category,
  label: category,
}));
const EMPTY = {
  name: '',
  cpf: '',
  birthdate: '',
  cnh: '',
  cnhCategory: '',
  cnhFirstLicenseDate: '',
  cnhExpirationDate: '',
};

/** Another driver's data and license; the photo follows after saving. */
export function DriverFields({ contractId, today, onSaved }: DriverFieldsProps) {
  const [add] = useAddDriverMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(driverFormOn(today), { defaultValues: EMPTY });

  async function save(body: DriverForm) {
    setProblem('');
    try {
      await add({ params: { id: contractId }, body }).unwrap();
      onSaved(body);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Form
      form={form}
      draft={`driver.${contractId}`}
      onSubmit={save}
      summary
      className="form"
      aria-label={copy.title}
    >
      <p className="soft">{copy.privacy}</p>
      <FormProblem>{problem}</FormProblem>
      <div className="fields fields-2">
        <NameField name="name" label={copy.name} autoComplete="off" />
        <MaskedField name="cpf" mask="cpf" label={copy.cpf} autoComplete="off" />
        <DateField
          name="birthdate"
          label={copy.birthdate}
          help={copy.dateHelp}
          autoComplete="off"
          latest={today}
        />
        <TextField
          name="cnh"
          label={copy.cnh}
          help={copy.cnhHelp}
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
        />
        <SelectField name="cnhCategory" label={copy.category} options={CATEGORIES} />
        <DateField
          name="cnhFirstLicenseDate"
          label={copy.firstLicense}
          help={copy.dateHelp}
          autoComplete="off"
          latest={today}
        />
        <DateField
          name="cnhExpirationDate"
          label={copy.expiry}
          help={copy.dateHelp}
          autoComplete="off"
        />
      </div>
      <DigitalCnhNote today={today} />
      <SubmitButton className="btn" pendingLabel={copy.saving}>
        {copy.save}
      </SubmitButton>
    </Form>
  );
}

/** Says that a license whose printed date has passed needs its digital document. */
function DigitalCnhNote({ today }: { today: IsoDate }) {
  const day = useWatch<Record<string, string>>({ name: 'cnhExpirationDate' }) ?? '';
  return (
    <div role="status">
      {isIsoDate(day) && needsDigitalCnh(day, today) && (
        <p className="notice notice--warn">{copy.digitalCnh(day)}</p>
      )}
    </div>
  );
}
