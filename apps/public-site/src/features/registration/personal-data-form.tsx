import { CNH_CATEGORIES, personalDataForm, type KeyedMessage, type PersonalDataForm as Values, type RegistrationDraft } from '@site/contracts';
import { Form, MaskedField, SelectField, showServerFields, TextField, useZodForm } from '@site/ui/forms';
import { PERSONAL_COPY as COPY } from './registration.copy';
import { StepActs } from './step-acts';

type PersonalDataFormProps = {
  saved: RegistrationDraft['personalData'];
  /** Gives back what the server said about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

const EMPTY = { birthdate: '', nationality: 'Brasileira', profession: '', cnh: '', cnhCategory: '', cnhFirstLicenseDate: '', cnhExpirationDate: '' };
const CATEGORIES = CNH_CATEGORIES.map((category) => ({ value: category, label: category }));

/** The person and the licence (domain-brazil 3). */
export function PersonalDataForm({ saved, onSubmit }: PersonalDataFormProps) {
  const form = useZodForm(personalDataForm, { defaultValues: { ...EMPTY, ...saved } });
  return (
    <Form form={form} summary className="form step-form" aria-label={COPY.title} onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}>
      <section className="part" aria-labelledby="about-you">
        <h2 id="about-you">{COPY.you}</h2>
        <div className="fields fields-2">
          <MaskedField name="birthdate" label={COPY.birthdate} help={COPY.dateHelp} mask="date" autoComplete="bday" />
          <TextField name="nationality" label={COPY.nationality} help={COPY.nationalityHelp} maxLength={60} />
          <TextField className="all" name="profession" label={COPY.profession} autoComplete="organization-title" maxLength={80} />
        </div>
      </section>
      <section className="part" aria-labelledby="your-licence">
        <h2 id="your-licence">{COPY.licence}</h2>
        <div className="fields fields-3">
          <TextField className="all" name="cnh" label={COPY.cnh} help={COPY.cnhHelp} inputMode="numeric" maxLength={14} autoComplete="off" />
          <SelectField name="cnhCategory" label={COPY.cnhCategory} options={CATEGORIES} />
          <MaskedField name="cnhFirstLicenseDate" label={COPY.cnhFirstLicenseDate} mask="date" autoComplete="off" />
          <MaskedField name="cnhExpirationDate" label={COPY.cnhExpirationDate} mask="date" autoComplete="off" />
        </div>
      </section>
      <StepActs />
    </Form>
  );
}
