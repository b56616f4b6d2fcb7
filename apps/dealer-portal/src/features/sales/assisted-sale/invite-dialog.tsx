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
  const [making, setMaking] = useState<Way | null>(null);

  async function make(by: Invite): Promise<void> {
    // A second invitation would make the first one invalid.
    if (making) return;
    setProblem('');
    setMaking(by.way);
    const { data, error } = await invite({
      params: { id: cart.id },
      body: { email: by.email },
    });
    setMaking(null);
    if (error) setProblem(serverSentence(error, assistedSaleCopy.tryAgain));
    else setMade({ ...data, ...by });
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
            <Make label={copy.make} way="code" {...{ making, make }} />
            <h3>{copy.away}</h3>
            <Make label={copy.makeLink} way="link" {...{ making, make }} />
            <ByMail onSend={async (email) => make({ way: 'mail', email })} />
          </>
        )}
        <p className="carts-problem" role="alert">
          {problem}
        </p>
      </div>
    </FormModal>
  );
}

/** The ways to invite, of which one at a time is being made. */
type Way = Invite['way'];

/** A valid invitation; by mail, with the address to which it was sent. */
type Made = Invitation & Invite;
type Invite = { way: 'code' | 'link'; email: null } | { way: 'mail'; email: string };

/** The way that was chosen: a code for whoever stands here, or a link to send. */
function Invited({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const [said, setSaid] = useState('');
  const done = useRef<HTMLParagraphElement>(null);
  const { origin } = useSiteActions();
  const { code, way, invitedUntil } = made;
  const url = `${origin}${invitationPath(code)}`;
  // The pressed button has disappeared, so the focus moves to this text.
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <p className="carts-said" role="status" tabIndex={-1} ref={done}>
        {made.way === 'mail' ? copy.sent(made.email) : copy.madeBy[made.way]}
      </p>
      {way === 'code' && (
        <figure className="invite-qr">
          <QrCode text={url} label={copy.qr} />
          <figcaption>
            <b>{copy.scan}</b>
            <span>{copy.closes}</span>
            <span>{copy.until(invitedUntil)}</span>
          </figcaption>
        </figure>
      )}
      <TheLink url={url} onSaid={setSaid} />
      {way !== 'code' && (
        <p className="soft">
          {copy.closes} {copy.linkUntil(invitedUntil)}
        </p>
      )}
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

type MakeProps = {
  label: string;
  way: 'code' | 'link';
  making: Way | null;
  make: (by: Invite) => Promise<void>;
};

/** Makes the invitation, which is then shown as a code or as a link to send. */
function Make({ label, way, making, make }: MakeProps) {
  return (
    <button
      type="button"
      className={way === 'link' ? 'btn btn--line btn--sm' : 'btn btn--sm'}
      aria-disabled={making !== null || undefined}
      onClick={() => void make({ way, email: null })}
    >
      {making === way ? copy.making : label}
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
