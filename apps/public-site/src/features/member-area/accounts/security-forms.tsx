import * as z from 'zod/mini';
import {
  type AccountDataForm,
  accountDataForm,
  type ChangeEmailForm,
  changeEmailForm,
  type ChangePasswordForm,
  changePasswordForm,
  type LoggedUser,
  pinForm,
  secondStepForm,
} from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import {
  EmailField,
  Form,
  FormProblem,
  MaskedField,
  NameField,
  PasswordField,
  PinField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { type Saved } from '../use-save';
import { OwnPasswordField } from './own-password-field';
import { accountCopy, dataCopy, securityCopy } from './security.copy';

/** Props that all forms of the account share; `problem` is shown above the button. */
export type FormProps<Values> = {
  waitSeconds: number;
  problem: string;
  onSubmit: (values: Values) => Promise<Saved>;
};

const currentPassword = <OwnPasswordField label={accountCopy.currentPassword} />;

function Send({
  waitSeconds,
  problem,
  children,
}: Omit<FormProps<never>, 'onSubmit'> & { children: string }) {
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={accountCopy.saving}>
          {children}
        </SubmitButton>
      </div>
    </>
  );
}

/** Name and cellphone (spec §7, `PUT users/{id}`). */
export function AccountDataFields({
  user,
  waitSeconds,
  problem,
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
    const { isSaved, fields } = await onSubmit(values);
    showServerFields(form, fields);
    if (isSaved) form.resetField('currentPassword');
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
      <OwnPasswordField
        label={accountCopy.currentPassword}
        help={dataCopy.passwordHelp}
      />
      <Send waitSeconds={waitSeconds} problem={problem}>
        {dataCopy.save}
      </Send>
    </Form>
  );
}

/** Asks for a new e-mail address (spec §7, `PUT users/change-email`). */
export function ChangeEmailFields({
  waitSeconds,
  problem,
  onSubmit,
}: FormProps<ChangeEmailForm>) {
  const form = useZodForm(changeEmailForm, {
    defaultValues: { email: '', emailConfirmation: '', currentPassword: '' },
  });
  return (
    <Form
      form={form}
      draft="change-email"
      aria-label={dataCopy.changeEmail}
      onSubmit={async (values) => {
        showServerFields(form, (await onSubmit(values)).fields);
      }}
    >
      <EmailField name="email" label={dataCopy.email} />
      <EmailField name="emailConfirmation" label={dataCopy.emailConfirmation} />
      {currentPassword}
      <Send waitSeconds={waitSeconds} problem={problem}>
        {dataCopy.changeEmail}
      </Send>
    </Form>
  );
}

const onlyPin = z.pick(pinForm, { pin: true });

/** Asks for the code that was sent to the new address. */
export function EmailPinFields({
  waitSeconds,
  problem,
  onSubmit,
}: FormProps<{ pin: string }>) {
  const form = useZodForm(onlyPin, { defaultValues: { pin: '' } });
  return (
    <Form
      form={form}
      aria-label={dataCopy.confirm}
      onSubmit={async (values) => {
        showServerFields(form, (await onSubmit(values)).fields);
      }}
    >
      <PinField name="pin" label={dataCopy.pin} />
      <Send waitSeconds={waitSeconds} problem={problem}>
        {dataCopy.confirm}
      </Send>
    </Form>
  );
}

/** Changes the password; the fields are emptied once it was saved. */
export function ChangePasswordFields({
  waitSeconds,
  problem,
  onSubmit,
}: FormProps<ChangePasswordForm>) {
  const form = useZodForm(changePasswordForm, {
    defaultValues: { currentPassword: '', password: '', passwordConfirmation: '' },
  });
  const send = async (values: ChangePasswordForm) => {
    const { isSaved, fields } = await onSubmit(values);
    showServerFields(form, fields);
    if (isSaved) form.reset();
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
      <Send waitSeconds={waitSeconds} problem={problem}>
        {securityCopy.changePassword}
      </Send>
    </Form>
  );
}

const onlyPassword = z.pick(secondStepForm, { currentPassword: true });

/** Turns the code by e-mail on or off. */
export function SecondStepFields({
  isOn,
  waitSeconds,
  problem,
  onSubmit,
}: FormProps<{ currentPassword: string }> & { isOn: boolean }) {
  const form = useZodForm(onlyPassword, { defaultValues: { currentPassword: '' } });
  const send = async (values: { currentPassword: string }) => {
    const { isSaved, fields } = await onSubmit(values);
    showServerFields(form, fields);
    if (isSaved) form.reset();
  };
  return (
    <Form form={form} aria-label={securityCopy.stepTitle} onSubmit={send}>
      {currentPassword}
      <Send waitSeconds={waitSeconds} problem={problem}>
        {isOn ? securityCopy.turnOff : securityCopy.turnOn}
      </Send>
    </Form>
  );
}
