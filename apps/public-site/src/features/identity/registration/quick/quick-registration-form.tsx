import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type KeyedMessage,
  type QuickRegistrationForm as Values,
  quickRegistrationForm,
} from '@site/api-contract';
import { isValidDocument, personTypeOfDocument } from '@site/api-contract/brazil';
import { PRIVACY_POLICY_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import {
  CheckboxField,
  EmailField,
  Form,
  MaskedField,
  NameField,
  PasswordField,
  showServerFields,
  SubmitButton,
  useDebouncedCallback,
  useZodForm,
} from '@site/ui/forms';
import { quickCopy as COPY } from './quick-registration.copy';

type QuickRegistrationFormProps = {
  /** Seconds that the server asks to wait after too many attempts. */
  waitSeconds: number;
  /**
   * Returns the server's messages about single fields, which are shown at their inputs.
   */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
  /** Called one second after a complete document was typed (spec §5). */
  onDocument: (document: string) => void;
  /** Shown under the document. */
  documentNote: ReactNode;
};

const EMPTY = {
  document: '',
  name: '',
  email: '',
  emailConfirmation: '',
  cellphone: '',
  password: '',
  passwordConfirmation: '',
  hasAcceptedPrivacyPolicy: false,
};

/**
 * Account of a person or a company; one field recognizes both by the document
 * (domain-brazil 2).
 */
export function QuickRegistrationForm({
  waitSeconds,
  onSubmit,
  onDocument,
  documentNote,
}: QuickRegistrationFormProps) {
  const form = useZodForm(quickRegistrationForm, { defaultValues: EMPTY });
  const document = useWatch({ control: form.control, name: 'document' }) ?? '';
  const kind = personTypeOfDocument(document);
  const onDocumentPause = useDebouncedCallback(onDocument);

  useEffect(() => {
    onDocumentPause(isValidDocument(document) ? document : '');
  }, [document, onDocumentPause]);

  return (
    <Form
      form={form}
      draft="quick-registration"
      summary
      aria-label={COPY.title}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <div>
        <MaskedField
          name="document"
          label={COPY.document}
          help={COPY.documentHelp}
          mask="document"
          // Without it a password manager would save the cellphone, the field before the
          // password, as the user name.
          autoComplete="username"
        />
        {documentNote}
      </div>
      <NameField
        name="name"
        label={COPY.name[kind]}
        company={kind === 'PJ'}
        autoComplete={kind === 'PJ' ? 'organization' : 'name'}
      />
      <div className="fields fields-2">
        <EmailField name="email" label={COPY.email[kind]} />
        <EmailField name="emailConfirmation" label={COPY.emailConfirmation} />
      </div>
      <MaskedField
        name="cellphone"
        label={COPY.cellphone[kind]}
        help={COPY.cellphoneHelp}
        mask="cellphone"
        autoComplete="tel-national"
      />
      <div className="fields fields-2">
        <PasswordField
          name="password"
          label={COPY.password}
          help={COPY.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField
          name="passwordConfirmation"
          label={COPY.passwordConfirmation}
          autoComplete="new-password"
        />
      </div>
      <CheckboxField
        name="hasAcceptedPrivacyPolicy"
        label={
          <>
            {COPY.privacyBefore}
            <SiteLink to={PRIVACY_POLICY_PATH} target="_blank">
              {COPY.privacyLink}
              <span className="vh">{COPY.newWindow}</span>
            </SiteLink>
          </>
        }
      />
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
