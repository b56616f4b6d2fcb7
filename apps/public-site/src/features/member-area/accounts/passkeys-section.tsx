import { useEffect, useState } from 'react';
import { failureOf, isToldByPopup, serverSentence } from '@site/api-client';
import {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
} from '@site/api-client/passkey-calls';
import {
  browserName,
  type OwnPasskey,
  type PasskeyPasswordForm,
  passkeyPasswordForm,
} from '@site/api-contract';
import { formatDate, formatDateTime } from '@site/api-contract/brazil';
import { useHydrated } from '@site/ui';
import {
  CloseButton,
  Form,
  FormModal,
  FormProblem,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import {
  browserHasPasskeys,
  createPasskey,
  deviceSentence,
} from '../../../shared/passkeys/passkey-device';
import { useWait } from '../../../shared/use-wait';
import { AccountSection } from './account-section';
import { OwnPasswordField } from './own-password-field';
import { passkeysCopy as COPY } from './passkeys.copy';
import { accountCopy } from './security.copy';

const HEADING = 'seguranca-passkeys';

type Asked = 'add' | OwnPasskey | null;

/** Passkeys of the account, with the ways to add and to remove one. */
export function PasskeysSection({
  id,
  passkeys,
}: {
  id: string;
  passkeys: readonly OwnPasskey[];
}) {
  const isReady = useHydrated();
  const [asked, setAsked] = useState<Asked>(null);
  const [said, setSaid] = useState('');
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [remove] = useRemovePasskeyMutation();
  const isOffered = isReady && browserHasPasskeys();
  const params = { id };

  // The button that was pressed goes with its passkey.
  useEffect(() => {
    if (said !== '' && asked === null) document.getElementById(HEADING)?.focus();
  }, [said, asked]);

  async function addOne(body: PasskeyPasswordForm) {
    const options = await begin({ params, body }).unwrap();
    const key = await createPasskey(options);
    const name = browserName(navigator.userAgent);
    await add({ params, body: { ...key, name } }).unwrap();
    setSaid(COPY.added);
  }
  async function removeOne(
    { id: passkeyId, name }: OwnPasskey,
    body: PasskeyPasswordForm,
  ) {
    await remove({ params: { id, passkeyId }, body }).unwrap();
    setSaid(COPY.removed(name));
  }
  const ask = (what: Asked) => {
    setSaid('');
    setAsked(what);
  };

  return (
    <AccountSection
      id={HEADING}
      title={COPY.title}
      text={COPY.text}
      saved={said !== '' && said}
    >
      {passkeys.length > 0 && (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <b>{passkey.name}</b>
                <small>
                  {COPY.used(
                    formatDate(passkey.createdAt),
                    passkey.lastUsedAt && formatDateTime(passkey.lastUsedAt),
                  )}
                </small>
              </span>
              <button
                type="button"
                className="btn btn--line btn--sm"
                aria-label={removeName(passkey)}
                onClick={() => ask(passkey)}
              >
                {COPY.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOffered ? (
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => ask('add')}
        >
          {COPY.add}
        </button>
      ) : (
        isReady && <p className="soft">{COPY.notHere}</p>
      )}
      {passkeys.length > 0 && (
        <details className="account-lost">
          <summary>{COPY.lost}</summary>
          <ol>
            {COPY.lostSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      {asked !== null && (
        <PasswordDialog
          title={asked === 'add' ? COPY.add : `${removeName(asked)}?`}
          text={asked === 'add' ? COPY.addText : COPY.removeText}
          submit={asked === 'add' ? COPY.goOn : COPY.remove}
          onClose={() => setAsked(null)}
          onSubmit={async (body) => {
            await (asked === 'add' ? addOne(body) : removeOne(asked, body));
            setAsked(null);
          }}
        />
      )}
    </AccountSection>
  );
}

/** With the minute, since one browser may have made several. */
const removeName = ({ name, createdAt }: OwnPasskey) =>
  COPY.removeOf(name, formatDateTime(createdAt));

type PasswordDialogProps = {
  title: string;
  text: string;
  submit: string;
  onClose: () => void;
  /** Rejects with the failure of the API or of the device. */
  onSubmit: (typed: PasskeyPasswordForm) => Promise<void>;
};

/** Asks for the current password before an act on a passkey. */
function PasswordDialog({ title, text, submit, onClose, onSubmit }: PasswordDialogProps) {
  const [waitSeconds, wait] = useWait();
  const [problem, setProblem] = useState('');
  const form = useZodForm(passkeyPasswordForm, {
    defaultValues: { currentPassword: '' },
  });

  async function send(typed: PasskeyPasswordForm) {
    setProblem('');
    try {
      await onSubmit(typed);
    } catch (error) {
      const failure = failureOf(error);
      wait(failure);
      if (!failure) return setProblem(deviceSentence(error));
      const left = showServerFields(form, failure.fields);
      if ((failure.fields.length === 0 || left.length > 0) && !isToldByPopup(error))
        setProblem(serverSentence(error, accountCopy.notSaved));
    }
  }

  return (
    <FormModal open title={title} onClose={onClose}>
      <p>{text}</p>
      <Form form={form} aria-label={title} onSubmit={send}>
        <OwnPasswordField label={accountCopy.currentPassword} />
        <FormProblem>{problem}</FormProblem>
        <div className="actions">
          <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.pending}>
            {submit}
          </SubmitButton>
          <CloseButton>{COPY.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
