import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useMailSimulationMutation } from '@site/api-client';
import {
  type Simulation,
  type SimulationMailForm,
  simulationMailForm,
} from '@site/api-contract';
import { type Choice } from '@site/api-contract/pricing';
import { CART_PATH } from '@site/api-contract/site-paths';
import { selectUser, type SessionState } from '@site/auth';
import { ErrorIcon, Modal, Price, SiteLink, SuccessIcon } from '@site/ui';
import { EmailField, Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { configureCopy } from '../configure.copy';
import { mailCopy as copy } from './mail.copy';
import '@site/ui/forms.css';
import './mail-dialog.css';

export type MailDialogProps = {
  choice: Choice;
  monthly: number;
  /** The address of an earlier attempt. */
  address: string;
  onAddress: (address: string) => void;
  /** Saves the choice; null on failure, which the screen explains. */
  onStore: () => Promise<Simulation | null>;
  onClose: () => void;
};

/**
 * Saves the simulation and sends it by mail. For signed-in customers their address is
 * filled in.
 */
export function MailDialog({
  choice,
  monthly,
  address,
  onAddress,
  onStore,
  onClose,
}: MailDialogProps) {
  const user = useSelector((state: { session: SessionState }) => selectUser(state));
  const [mailSimulation] = useMailSimulationMutation();
  const form = useZodForm(simulationMailForm, {
    defaultValues: { email: address || (user?.email ?? '') },
  });
  // Read while rendering, since the form tracks only state that is read.
  const { isSubmitting } = form.formState;
  const [said, setSaid] = useState<{ text: string; failed: boolean } | null>(null);

  async function send({ email }: SimulationMailForm) {
    setSaid(null);
    onAddress(email);
    const stored = await onStore();
    if (!stored?.basket) return onClose();
    const { error } = await mailSimulation({
      params: { id: stored.id, basketId: stored.basket.id },
      body: { email },
    });
    setSaid(
      error
        ? { text: copy.notSent(stored.code), failed: true }
        : { text: copy.sent(stored.code, email), failed: false },
    );
  }

  /**
   * The dialog can't be closed while sending, since it shows the result and the choice
   * behind it must not change.
   */
  function close() {
    if (!isSubmitting) onClose();
  }

  const isSent = said?.failed === false;
  const { model, version, paint, term, km } = choice;
  return (
    <Modal open title={copy.title(model.name)} onClose={close}>
      <div className="mail-what">
        <p>
          <b>{version.name}</b>, {paint.name}
        </p>
        <Price reais={monthly} per="month" size="sm" />
        <p className="condition">{configureCopy.summary(term, km)}</p>
      </div>
      <p className="mail-lead">{copy.lead}</p>
      <Form form={form} onSubmit={send} className="mail-form" aria-label={copy.act}>
        <EmailField name="email" label={copy.email} />
        <SubmitButton
          pendingLabel={copy.sending}
          className={isSent ? 'btn btn--line' : 'btn'}
        >
          {isSent ? copy.again : copy.send}
        </SubmitButton>
      </Form>
      <div className="mail-said" role="status">
        {said && (
          <div className={said.failed ? 'notice notice--err' : 'notice notice--ok'}>
            <span>
              {said.failed ? (
                <ErrorIcon aria-hidden="true" />
              ) : (
                <SuccessIcon aria-hidden="true" />
              )}
              <span>{said.text}</span>
            </span>
            <SiteLink className="link" to={CART_PATH}>
              {copy.toCart}
            </SiteLink>
          </div>
        )}
      </div>
    </Modal>
  );
}
