import {
  COMPANY_TYPES,
  type CompanyDataForm as Values,
  companyDataForm,
  type KeyedMessage,
  type RegistrationDraft,
} from '@site/api-contract';
import { Unbroken } from '@site/ui';
import {
  CheckboxField,
  EmailField,
  MaskedField,
  NameField,
  SelectField,
  useZodForm,
} from '@site/ui/forms';
import { companyCopy as COPY } from '../registration.copy';
import { StepForm } from '../step-form';

type CompanyDataFormProps = {
  saved: RegistrationDraft['companyData'];
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

const EMPTY = {
  companyType: '',
  companyPhone: '',
  financialContactName: '',
  financialContactEmail: '',
  financialContactEmailConfirmation: '',
  financialContactCopy: false,
};
const TYPES = COMPANY_TYPES.map((type) => ({ value: type, label: type }));

/**
 * Data of the company and of its financial contact. The confirmation of a saved e-mail is
 * filled in.
 */
export function CompanyDataForm({ saved, onSubmit }: CompanyDataFormProps) {
  const known = {
    ...saved,
    financialContactEmailConfirmation: saved?.financialContactEmail ?? '',
  };
  const form = useZodForm(companyDataForm, { defaultValues: { ...EMPTY, ...known } });
  return (
    <StepForm
      form={form}
      draft="registration-company"
      title={COPY.title}
      onSubmit={onSubmit}
    >
      <section className="part" aria-labelledby="the-company">
        <h2 id="the-company">{COPY.company}</h2>
        <div className="fields fields-2">
          <SelectField
            name="companyType"
            label={COPY.companyType}
            help={COPY.companyTypeHelp}
            options={TYPES}
          />
          <MaskedField
            name="companyPhone"
            label={COPY.companyPhone}
            help={COPY.companyPhoneHelp}
            mask="phone"
            autoComplete="tel-national"
          />
        </div>
      </section>
      <section className="part" aria-labelledby="the-payments">
        <h2 id="the-payments">{COPY.payments}</h2>
        <p className="soft">
          <Unbroken>{COPY.paymentsHelp}</Unbroken>
        </p>
        <div className="fields fields-2">
          <NameField
            className="all"
            name="financialContactName"
            label={COPY.financialContactName}
            autoComplete="name"
          />
          <EmailField name="financialContactEmail" label={COPY.financialContactEmail} />
          <EmailField
            name="financialContactEmailConfirmation"
            label={COPY.financialContactEmailConfirmation}
          />
          <div className="all">
            <CheckboxField
              name="financialContactCopy"
              label={COPY.financialContactCopy}
            />
          </div>
        </div>
      </section>
    </StepForm>
  );
}
