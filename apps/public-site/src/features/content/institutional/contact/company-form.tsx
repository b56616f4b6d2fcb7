import { type ApiFailure } from '@site/api-client';
import {
  type CompanyContactForm as Values,
  companyContactForm,
  type KeyedMessage,
} from '@site/api-contract';
import { STATES } from '@site/api-contract/brazil';
import {
  EmailField,
  Form,
  MaskedField,
  NameField,
  NumberField,
  SelectField,
  showServerFields,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { companyFormCopy as copy, contactCopy } from './contact.copy';
import { PrivacyNote, SendFailure } from './form-parts';

const UFS = STATES.map(({ uf, name }) => ({ value: uf, label: name }));
const EMPTY = {
  name: '',
  cnpj: '',
  cars: '',
  city: '',
  state: '',
  contactName: '',
  email: '',
  phone: '',
  message: '',
};

type CompanyFormProps = {
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
  failure: ApiFailure | null;
};

/** The form in which a company asks for contact; the screen sends it. */
export function CompanyForm({ onSubmit, failure }: CompanyFormProps) {
  const form = useZodForm(companyContactForm, { defaultValues: EMPTY });
  return (
    <Form
      form={form}
      summary
      aria-label={copy.form}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <h2>{copy.company}</h2>
      <NameField
        name="name"
        label={copy.name}
        company
        autoComplete="organization"
        maxLength={160}
      />
      <MaskedField name="cnpj" label={copy.cnpj} help={copy.cnpjHelp} mask="cnpj" />
      <div className="fields">
        <NumberField name="cars" label={copy.cars} whole />
        <TextField name="city" label={copy.city} autoComplete="address-level2" />
        <SelectField
          name="state"
          label={copy.state}
          options={UFS}
          autoComplete="address-level1"
        />
      </div>
      <h2>{copy.who}</h2>
      <NameField name="contactName" label={copy.contactName} autoComplete="name" />
      <div className="fields">
        <EmailField name="email" label={copy.email} />
        <MaskedField
          name="phone"
          label={copy.phone}
          mask="phone"
          autoComplete="tel-national"
        />
      </div>
      <TextAreaField
        name="message"
        label={copy.message}
        help={copy.messageHelp}
        rows={4}
        optional
      />
      <SendFailure failure={failure} />
      <PrivacyNote />
      <div className="actions">
        <SubmitButton pendingLabel={contactCopy.pending}>{copy.submit}</SubmitButton>
      </div>
    </Form>
  );
}
