import { useNavigate } from 'react-router-dom';
import { useSendLeadMutation } from '@site/api-client';
import { type LeadForm as LeadValues, PRODUCT } from '@site/api-contract';
import { deferred, Modal } from '@site/ui';
import type { ContactValues } from '../../../shared/contact-form/contact-form';
import { leadCopy } from './lead.copy';
import '@site/ui/forms.css';
import './lead.css';

const ContactForm = deferred(
  async () => (await import('../../../shared/contact-form/contact-form')).ContactForm,
);

/**
 * 'Desconto para Assinar' over the home page (spec §2). After a success an alert is shown
 * and the address becomes root; a failure is silent (spec §8).
 */
export function LeadModal() {
  const navigate = useNavigate();
  const [sendLead] = useSendLeadMutation();

  async function send(lead: ContactValues): Promise<void> {
    // The form of the kind `lead` has all four fields.
    const body = {
      ...(lead as LeadValues),
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    };
    const { error } = await sendLead({ params: { product: PRODUCT }, body });
    if (error) return;
    // Not awaited, so that the form is not pending while the alert is open.
    void sayThanks().then(() => navigate('/'));
  }

  return (
    <Modal open backLeaves title={leadCopy.title} onClose={() => void navigate('/')}>
      <p className="lead-text">{leadCopy.text}</p>
      <ContactForm
        kind="lead"
        label={leadCopy.title}
        className="lead-form"
        submitLabel={leadCopy.submit}
        disabledWhenInvalid
        onSubmit={send}
      />
    </Modal>
  );
}

async function sayThanks(): Promise<void> {
  const { showPopup } = await import('@site/ui/popup');
  await showPopup({
    kind: 'sucesso',
    title: leadCopy.successTitle,
    text: leadCopy.successText,
    confirmLabel: leadCopy.successButton,
  });
}
