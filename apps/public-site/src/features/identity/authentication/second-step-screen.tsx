import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  failureOf,
  isRefusedFor,
  markOrSentence,
  useGetBegunSignInQuery,
  useProveByAppMutation,
  useProveMailboxMutation,
} from '@site/api-client';
import {
  type BegunSignIn,
  type ProofForm as Typed,
  type Session,
} from '@site/api-contract';
import { SIGN_IN_PATH, withReturnUrl } from '@site/api-contract/site-paths';
import { sessionRefreshed } from '@site/auth';
import { deferred, SiteLink, Skeleton, Stage, useIsShown, useIsStaying } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useWait } from '../../../shared/use-wait';
import { secondStepCopy as COPY } from './account.copy';
import { ConnectApp } from './connect-app';
import { useEnterAfterSignIn } from './use-enter-after-sign-in';
import '@site/ui/forms.css';
import './account.css';

const ProofForm = deferred(async () => (await import('./proof-form')).ProofForm);
const PasskeyStep = deferred(
  async () => (await import('./passkeys/passkeys')).PasskeyStep,
);

/**
 * The second step of staff, after the password or the link of a mail
 * (docs/product/identity.md): the code of the app, a passkey, or the
 * way to connect one of them.
 */
export function SecondStepScreen() {
  const { data, error, isLoading, isUninitialized } = useGetBegunSignInQuery();
  const signInPath = withReturnUrl(SIGN_IN_PATH, useReturnUrl());
  // Its form is gone once the sign-in is over.
  const [refusal, setRefusal] = useState('');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const arrive = useEnterAfterSignIn();

  /**
   * Somebody who went back meanwhile has the session, too, since the server opened it; they
   * are only not moved.
   */
  async function onProved(session: Session | null) {
    if (session) {
      dispatch(sessionRefreshed(session));
      arrive(session);
    } else if (isStaying.current)
      await navigate(signInPath, { replace: true, state: { appConnected: true } });
  }
  return (
    <div className="wrap account">
      <div className="column">
        <h1>{COPY.title}</h1>
        {isLoading || isUninitialized ? (
          <Skeleton shape="row" count={2} label={COPY.loading} />
        ) : data ? (
          <Proof
            begun={data}
            signInPath={signInPath}
            onProved={onProved}
            onOver={setRefusal}
          />
        ) : (
          <>
            <p className="soft account-why" role={refusal ? 'alert' : undefined}>
              {failureOf(error)?.message || refusal || COPY.over}
            </p>
            <SiteLink className="btn" to={signInPath}>
              {COPY.again}
            </SiteLink>
          </>
        )}
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}

type ProofProps = {
  begun: BegunSignIn;
  signInPath: string;
  /** Called with the session that the proof opened; null where it opened none. */
  onProved: (session: Session | null) => Promise<void>;
  /** Called with the message why the sign-in waits for no proof. */
  onOver: (message: string) => void;
};

/** Asks for the proof that the sign-in waits for, until it opens a session. */
function Proof({ begun, signInPath, onProved, onOver }: ProofProps) {
  const { proof, email, connection } = begun;
  const words = COPY.proofs[proof];
  const [proveMailbox] = useProveMailboxMutation();
  const [proveByApp] = useProveByAppMutation();
  const { refetch } = useGetBegunSignInQuery();
  const [waitSeconds, wait] = useWait();
  const isShown = useIsShown();
  const lead = useRef<HTMLParagraphElement>(null);
  const first = useRef(proof);

  // The form of the last proof is gone and had the focus.
  useEffect(() => {
    if (proof !== first.current) lead.current?.focus();
    first.current = proof;
  }, [proof]);

  /** Returns the message why the code was refused, or null. */
  async function onSubmit(body: Typed): Promise<string | null> {
    const { data, error } =
      proof === 'mail' ? await proveMailbox({ body }) : await proveByApp({ body });
    if (data && 'session' in data) await onProved(data.session);
    if (data) return null;
    const failure = failureOf(error);
    wait(failure);
    const isOver = isRefusedFor(failure, 'sign-in-over');
    if (isOver) onOver(failure?.message ?? '');
    if (isShown.current && (isOver || proof === 'first-code')) {
      // Another page may have begun another sign-in, whose key was judged.
      const key = (await refetch()).data?.connection?.key;
      if (key && key !== connection?.key) return COPY.connect.changed;
    }
    return markOrSentence(failure);
  }

  return (
    <>
      <p className="soft account-why" ref={lead} tabIndex={-1}>
        {typeof words.lead === 'string' ? words.lead : words.lead(email)}
      </p>
      {connection && <ConnectApp connection={connection} />}
      <DemoCode begun={begun} />
      {proof !== 'passkey' && (
        <ProofForm
          key={proof}
          submit={words.submit}
          waitSeconds={waitSeconds}
          onSubmit={onSubmit}
        />
      )}
      {begun.passkey === true && (
        <PasskeyStep isFirst={proof === 'first-code'} onProved={onProved} />
      )}
      <p className="account-foot">
        {words.foot}{' '}
        <SiteLink className="link" to={signInPath}>
          {COPY.again}
        </SiteLink>
      </p>
    </>
  );
}

/** The code of the demo's second consultant, which is another one each half minute. */
function DemoCode({ begun: { demo } }: { begun: BegunSignIn }) {
  const { refetch, fulfilledTimeStamp } = useGetBegunSignInQuery();
  const seconds = demo?.changesIn;
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => void refetch(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, fulfilledTimeStamp, refetch]);
  if (!demo) return null;
  return (
    <p className="notice" role="status">
      {demo.code === null ? COPY.demoWait : COPY.demo(demo.code)}
    </p>
  );
}
