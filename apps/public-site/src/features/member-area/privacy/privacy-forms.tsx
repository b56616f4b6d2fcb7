import * as z from 'zod/mini';
import {
  type ErasureForm,
  erasureForm,
  type ExportForm,
  exportForm,
} from '@site/api-contract';
import {
  CheckboxField,
  Form,
  FormProblem,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { OwnPasswordField } from '../accounts/own-password-field';
import { type FormProps } from '../accounts/security-forms';
import { privacyCopy } from './privacy.copy';

/** Asks for the password before a copy of all data is made. */
export function ExportFields({ waitSeconds, problem, onSubmit }: FormProps<ExportForm>) {
  const form = useZodForm(exportForm, { defaultValues: { currentPassword: '' } });
  const send = async (values: ExportForm) => {
    const { isSaved, fields } = await onSubmit(values);
    showServerFields(form, fields);
    if (isSaved) form.reset();
  };
  return (
    <Form form={form} aria-label={privacyCopy.copyTitle} onSubmit={send}>
      <OwnPasswordField label={privacyCopy.password} />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={privacyCopy.making}>
          {privacyCopy.makeCopy}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The box starts unticked, so the form accepts more values than the request. */
const form = z.extend(z.omit(erasureForm, { confirmed: true }), {
  confirmed: z
    .boolean()
    .check(
      z.refine((ticked) => ticked, 'Marque que você entendeu que a conta não volta.'),
    ),
});

/** Asks for the tick and the password before an account is erased. */
export function ErasureFields({
  waitSeconds,
  problem,
  onSubmit,
}: FormProps<ErasureForm>) {
  const fields = useZodForm(form, {
    defaultValues: { confirmed: false, currentPassword: '' },
  });
  return (
    <Form
      form={fields}
      aria-label={privacyCopy.eraseTitle}
      onSubmit={async ({ currentPassword }) => {
        const saved = await onSubmit({ currentPassword, confirmed: true });
        showServerFields(fields, saved.fields);
      }}
    >
      <CheckboxField name="confirmed" label={privacyCopy.understood} />
      <OwnPasswordField label={privacyCopy.password} />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton
          className="btn btn--danger"
          waitSeconds={waitSeconds}
          pendingLabel={privacyCopy.erasing}
        >
          {privacyCopy.erase}
        </SubmitButton>
      </div>
    </Form>
  );
}
