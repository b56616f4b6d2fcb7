import { useState } from 'react';
import { serverSentence, useInviteCustomerMutation } from '@site/api-client';
import { useSiteActions } from '@site/auth';
import {
  type AssistedCart,
  type InvitationMailForm,
  invitationMailForm,
} from '@site/contracts';
import { invitationPath } from '@site/contracts/site-paths';
import { CopyIcon, Modal, SendIcon, SiteLink } from '@site/ui';
import { Form, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { inviteCopy as copy, togetherCopy } from './together.copy';

/** Sends the customer the invitation: by mail, by link, by WhatsApp. */
export function InviteDialog({
  cart,
  onClose,
}: {
  cart: AssistedCart;
  onClose: () => void;
}) {
  const [invite] = useInviteCustomerMutation();
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const [code, setCode] = useState<string | null>(null);

  /** Makes a new invitation; null when that failed, which is said. */
  async function make(email: string | null): Promise<string | null> {
    setProblem('');
    setSaid('');
    setCode(null);
    const { data, error } = await invite({ params: { id: cart.id }, body: { email } });
    if (error) setProblem(serverSentence(error, togetherCopy.tryAgain));
    return data?.code ?? null;
  }

  return (
    <Modal open title={copy.title(togetherCopy.customer(cart))} onClose={onClose}>
      <div className="invite">
        <p>{copy.lead}</p>
        <ByMail
          onSend={async (email) => {
            if (await make(email)) setSaid(copy.sent(email));
          }}
        />
        <h3>{copy.or}</h3>
        {code ? (
          <TheLink code={code} onCopied={() => setSaid(copy.copied)} />
        ) : (
          <MakeLink onMake={async () => setCode(await make(null))} />
        )}
        <p className="carts-said" role="status">
          {said}
        </p>
        <p className="carts-problem" role="alert">
          {problem}
        </p>
      </div>
    </Modal>
  );
}

function ByMail({ onSend }: { onSend: (email: string) => Promise<void> }) {
  const form = useZodForm(invitationMailForm, { defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      onSubmit={async ({ email }: InvitationMailForm) => onSend(email)}
      className="invite-mail"
      aria-label={copy.send}
    >
      <TextField
        name="email"
        label={copy.email}
        help={copy.emailHelp}
        type="email"
        autoComplete="off"
        inputMode="email"
      />
      <SubmitButton pendingLabel={copy.sending}>{copy.send}</SubmitButton>
    </Form>
  );
}

function MakeLink({ onMake }: { onMake: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    await onMake();
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="btn btn--line btn--sm"
      disabled={busy}
      onClick={() => void make()}
    >
      {busy ? copy.making : copy.make}
    </button>
  );
}

function TheLink({ code, onCopied }: { code: string; onCopied: () => void }) {
  const { origin, copyText } = useSiteActions();
  const url = `${origin}${invitationPath(code)}`;
  return (
    <>
      <label className="invite-link">
        <span>{copy.link}</span>
        <input
          className="input"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className="invite-acts">
        <button
          type="button"
          className="act"
          onClick={() => void copyText(url).then(onCopied)}
        >
          <CopyIcon aria-hidden="true" /> {copy.copy}
        </button>
        <SiteLink
          className="act"
          to={`https://wa.me/?text=${encodeURIComponent(copy.message(url))}`}
        >
          <SendIcon aria-hidden="true" /> {copy.whatsApp}
        </SiteLink>
      </div>
    </>
  );
}
