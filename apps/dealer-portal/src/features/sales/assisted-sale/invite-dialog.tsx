import { useEffect, useRef, useState } from 'react';
import { serverSentence, useInviteCustomerMutation } from '@site/api-client';
import {
  type AssistedCart,
  type Invitation,
  type InvitationMailForm,
  invitationMailForm,
} from '@site/api-contract';
import { invitationPath } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { EmailField, Form, FormModal, SubmitButton, useZodForm } from '@site/ui/forms';
import { ShareableLink } from '@site/ui/shared-cart';
import { QrCode } from '../../../shared/qr-code';
import { assistedSaleCopy } from './assisted-sale.copy';
import { inviteCopy as copy } from './invite.copy';

/**
 * Invites the customer by a QR code, by mail, by link or by WhatsApp. A new invitation
 * invalidates the previous one, so once one was made the form is hidden behind a button
 * that says so.
 */
export function InviteDialog({
  cart,
  onClose,
}: {
  cart: AssistedCart;
  onClose: () => void;
}) {
  const [invite] = useInviteCustomerMutation();
  const [problem, setProblem] = useState('');
  const [made, setMade] = useState<Made | null>(null);

  async function make(email: string | null): Promise<void> {
    setProblem('');
    const { data, error } = await invite({ params: { id: cart.id }, body: { email } });
    if (error) setProblem(serverSentence(error, assistedSaleCopy.tryAgain));
    else setMade({ ...data, email });
  }

  return (
    <FormModal open title={copy.title(cart.customerName)} onClose={onClose}>
      <div className="invite">
        {made ? (
          <Invited made={made} onAnother={() => setMade(null)} />
        ) : (
          <>
            <p>{copy.lead}</p>
            <h3>{copy.beside}</h3>
            <MakeCode onMake={() => make(null)} />
            <h3>{copy.away}</h3>
            <ByMail onSend={make} />
          </>
        )}
        <p className="carts-problem" role="alert">
          {problem}
        </p>
      </div>
    </FormModal>
  );
}

/** A valid invitation; `email` is the address to which it was sent, or null. */
type Made = Invitation & { email: string | null };

function Invited({
  made: { code, email, invitedUntil },
  onAnother,
}: {
  made: Made;
  onAnother: () => void;
}) {
  const [said, setSaid] = useState('');
  const done = useRef<HTMLParagraphElement>(null);
  const { origin } = useSiteActions();
  const url = `${origin}${invitationPath(code)}`;
  // The pressed button has disappeared, so the focus moves to this text.
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <p className="carts-said" role="status" tabIndex={-1} ref={done}>
        {email ? copy.sent(email) : copy.made}
      </p>
      <figure className="invite-qr">
        <QrCode text={url} label={copy.qr} />
        <figcaption>
          <b>{copy.scan}</b>
          <span>{copy.closes}</span>
          <span>{copy.until(invitedUntil)}</span>
        </figcaption>
      </figure>
      <TheLink url={url} onSaid={setSaid} />
      <p className="carts-said" role="status">
        {said}
      </p>
      <p className="invite-another">
        <button type="button" className="link" onClick={onAnother}>
          {copy.another}
        </button>{' '}
        {copy.anotherHelp}
      </p>
    </>
  );
}

function ByMail({ onSend }: { onSend: (email: string) => Promise<void> }) {
  const form = useZodForm(invitationMailForm, { defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={async ({ email }: InvitationMailForm) => onSend(email)}
      className="invite-mail"
      aria-label={copy.send}
    >
      <EmailField
        name="email"
        label={copy.email}
        help={copy.emailHelp}
        autoComplete="off"
      />
      <SubmitButton pendingLabel={copy.sending}>{copy.send}</SubmitButton>
    </Form>
  );
}

function MakeCode({ onMake }: { onMake: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    await onMake();
    setBusy(false);
  }
  return (
    <button
      type="button"
      className="btn btn--sm"
      disabled={busy}
      onClick={() => void make()}
    >
      {busy ? copy.making : copy.make}
    </button>
  );
}

function TheLink({ url, onSaid }: { url: string; onSaid: (text: string) => void }) {
  const { copyText } = useSiteActions();
  return (
    <ShareableLink
      url={url}
      message={copy.message(url)}
      words={copy}
      onCopy={() =>
        void copyText(url).then(
          () => onSaid(copy.copied),
          () => onSaid(copy.notCopied),
        )
      }
    />
  );
}
