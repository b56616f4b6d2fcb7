import * as z from 'zod/mini';
import { type ApiFailure } from '@site/api-client';
import { type ContractDraft, signaturePinForm } from '@site/contracts';
import {
  Form,
  showServerFields,
  SubmitOrWait,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { signCopy as COPY } from './sign.copy';

const addressForm = z.object({ email: z.nonoptional(signaturePinForm.shape.email) });

type SignerEmailProps = {
  signer: ContractDraft['signers'][number];
  waitSeconds: number;
  /** Sends the code there; gives back why it was refused, or null. */
  onSubmit: (email: string) => Promise<ApiFailure | null>;
};

/** Where the code of a company's partner goes: what is known of it stands there. */
export function SignerEmail({ signer, waitSeconds, onSubmit }: SignerEmailProps) {
  const form = useZodForm(addressForm, { defaultValues: { email: signer.email ?? '' } });
  return (
    <Form
      form={form}
      aria-label={COPY.sendCode}
      onSubmit={async ({ email }) => {
        const refused = await onSubmit(email);
        showServerFields(form, refused?.fields ?? []);
      }}
    >
      <TextField
        name="email"
        type="email"
        label={COPY.signerEmail(signer.name)}
        help={COPY.signerEmailHelp}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="actions">
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.asking}>
          {COPY.sendCode}
        </SubmitOrWait>
      </div>
    </Form>
  );
}
