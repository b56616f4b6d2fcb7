import {
  type KeyedMessage,
  type NewPasswordForm as Values,
  newPasswordForm,
} from '@site/api-contract';
import {
  Form,
  PasswordField,
  showServerFields,
  SubmitButton,
  UsernameField,
  useZodForm,
} from '@site/ui/forms';

export type NewPasswordWords = {
  title: string;
  password: string;
  passwordHelp: string;
  passwordConfirmation: string;
  submit: string;
  submitting: string;
};

type NewPasswordFormProps = {
  words: NewPasswordWords;
  /** E-mail of the account, from the link. */
  account: string;
  waitSeconds: number;
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

/** Asks for the new password, twice. */
export function NewPasswordForm({
  words,
  account,
  waitSeconds,
  onSubmit,
}: NewPasswordFormProps) {
  const form = useZodForm(newPasswordForm, {
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  return (
    <Form
      form={form}
      aria-label={words.title}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <UsernameField value={account} />
      <PasswordField
        name="password"
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordField
        name="passwordConfirmation"
        label={words.passwordConfirmation}
        autoComplete="new-password"
      />
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={words.submitting}>
          {words.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
