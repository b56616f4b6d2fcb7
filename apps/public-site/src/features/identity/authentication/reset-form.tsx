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
  /** E-mail of the account, from the link. */
  account: string;
  waitSeconds: number;
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
};

/** Asks for the new password, twice. */
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
