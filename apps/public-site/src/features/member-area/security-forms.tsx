import * as z from 'zod/mini';
import {
  type AccountDataForm,
  accountDataForm,
  type ChangeEmailForm,
  changeEmailForm,
  type ChangePasswordForm,
  changePasswordForm,
  type KeyedMessage,
  type LoggedUser,
  pinForm,
  secondStepForm,
} from '@site/contracts';
import { formatPhone } from '@site/contracts/brazil';
import {
  EmailField,
  Form,
  MaskedField,
  NameField,
  PasswordField,
  PinField,
  showServerFields,
  SubmitOrWait,
  useZodForm,
} from '@site/ui/forms';
import { OwnPasswordField } from './own-password-field';
import { accountCopy, dataCopy, securityCopy } from './security.copy';

/** Sends; gives back what the server said about single fields. */
export type Save<Values> = (values: Values) => Promise<readonly KeyedMessage[]>;
type FormProps<Values> = { waitSeconds: number; onSubmit: Save<Values> };

const currentPassword = <OwnPasswordField label={accountCopy.currentPassword} />;

function Send({ waitSeconds, children }: { waitSeconds: number; children: string }) {
  return (
    <div className="actions">
      <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={accountCopy.saving}>
        {children}
      </SubmitOrWait>
    </div>
  );
}

/** Name and cellphone (spec §7, `PUT users/{id}`). */
export function AccountDataFields({
  user,
  waitSeconds,
  onSubmit,
}: FormProps<AccountDataForm> & { user: LoggedUser }) {
  const form = useZodForm(accountDataForm, {
    defaultValues: {
      name: user.name,
      cellphone: formatPhone(user.cellphone),
      currentPassword: '',
    },
  });
  const send = async (values: AccountDataForm) => {
    const refused = await onSubmit(values);
    showServerFields(form, refused);
    if (refused.length === 0) form.resetField('currentPassword');
  };
  return (
    <Form form={form} draft="account-data" aria-label={dataCopy.title} onSubmit={send}>
      <NameField
        name="name"
        label={dataCopy.name[user.personType]}
        company={user.personType === 'PJ'}
        autoComplete={user.personType === 'PJ' ? 'organization' : 'name'}
      />
      <MaskedField
        name="cellphone"
        label={dataCopy.cellphone}
        mask="cellphone"
        autoComplete="tel-national"
      />
      {currentPassword}
      <Send waitSeconds={waitSeconds}>{dataCopy.save}</Send>
    </Form>
  );
}

/** A new address (spec §7, `PUT users/change-email`). */
export function ChangeEmailFields({ waitSeconds, onSubmit }: FormProps<ChangeEmailForm>) {
  const form = useZodForm(changeEmailForm, {
    defaultValues: { email: '', emailConfirmation: '', currentPassword: '' },
  });
  return (
    <Form
      form={form}
      draft="change-email"
      aria-label={dataCopy.changeEmail}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <EmailField name="email" label={dataCopy.email} />
      <EmailField name="emailConfirmation" label={dataCopy.emailConfirmation} />
      {currentPassword}
      <Send waitSeconds={waitSeconds}>{dataCopy.changeEmail}</Send>
    </Form>
  );
}

const onlyPin = z.pick(pinForm, { pin: true });

/** The code that went to the new address. */
export function EmailPinFields({ waitSeconds, onSubmit }: FormProps<{ pin: string }>) {
  const form = useZodForm(onlyPin, { defaultValues: { pin: '' } });
  return (
    <Form
      form={form}
      aria-label={dataCopy.confirm}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <PinField name="pin" label={dataCopy.pin} />
      <Send waitSeconds={waitSeconds}>{dataCopy.confirm}</Send>
    </Form>
  );
}

/** Another password; the fields are empty again when it was taken. */
export function ChangePasswordFields({
  waitSeconds,
  onSubmit,
}: FormProps<ChangePasswordForm>) {
  const form = useZodForm(changePasswordForm, {
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
  });
  const send = async (values: ChangePasswordForm) => {
    const refused = await onSubmit(values);
    showServerFields(form, refused);
    if (refused.length === 0) form.reset();
  };
  return (
    <Form form={form} aria-label={securityCopy.changePassword} onSubmit={send}>
      {currentPassword}
      <PasswordField
        name="password"
        label={securityCopy.password}
        help={securityCopy.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordField
        name="passwordConfirmation"
        label={securityCopy.passwordConfirmation}
        autoComplete="new-password"
      />
      <Send waitSeconds={waitSeconds}>{securityCopy.changePassword}</Send>
    </Form>
  );
}

const onlyPassword = z.pick(secondStepForm, { currentPassword: true });

/** Turns the code by e-mail on or off. */
export function SecondStepFields({
  isOn,
  waitSeconds,
  onSubmit,
}: FormProps<{ currentPassword: string }> & { isOn: boolean }) {
  const form = useZodForm(onlyPassword, { defaultValues: { currentPassword: '' } });
  const send = async (values: { currentPassword: string }) => {
    const refused = await onSubmit(values);
    showServerFields(form, refused);
    if (refused.length === 0) form.reset();
  };
  return (
    <Form form={form} aria-label={securityCopy.stepTitle} onSubmit={send}>
      {currentPassword}
      <Send waitSeconds={waitSeconds}>
        {isOn ? securityCopy.turnOff : securityCopy.turnOn}
      </Send>
    </Form>
  );
}
