import {
  type KeyedMessage,
  type NewPasswordForm as Values,
  newPasswordForm,
} from '@site/api-contract';
import {
  Form,
  PasswordField,
  showServerFields,
  SubmitOrWait,
  UsernameField,
  useZodForm,
} from '@site/ui/forms';
import { resetCopy as COPY } from './account.copy';

type ResetFormProps = {
  /** The e-mail whose password it is, as far as the link says. */
  account: string;
  waitSeconds: number;
  /** Gives back what the server said about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

/** The new password, twice. */
export function ResetForm({ account, waitSeconds, onSubmit }: ResetFormProps) {
  const form = useZodForm(newPasswordForm, {
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  return (
    <Form
      form={form}
      aria-label={COPY.title}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <UsernameField value={account} />
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
      <div className="actions">
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitOrWait>
      </div>
    </Form>
  );
}
