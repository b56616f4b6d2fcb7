import { useState } from 'react';
import { useGetShareTokenQuery, useMailSimulationMutation } from '@site/api-client';
import { type SimulationMailForm, simulationMailForm } from '@site/api-contract';
import { decideGuarantee } from '@site/api-contract/pricing';
import { sharedSimulationPath } from '@site/api-contract/site-paths';
import { type CartItem } from '@site/simulator';
import { Modal, SiteLink } from '@site/ui';
import { EmailField, Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { ShareableLink } from '@site/ui/shared-cart';
import { useSite } from '../../../../shared/site-services';
import { shareCopy as copy } from './share-dialog.copy';
import '@site/ui/forms.css';
import './share-dialog.css';

type Props = { item: CartItem; onClose: () => void };

/**
 * Shares one simulation of the cart: by e-mail, link, WhatsApp or PDF
 * (docs/product/sales.md).
 */
export function ShareDialog({ item, onClose }: Props) {
  return (
    <Modal open title={copy.title(item.basket.modelName)} onClose={onClose}>
      <p className="share-lead">{copy.lead}</p>
      <ByMail item={item} />
      <h3 className="share-or">{copy.orLink}</h3>
      <ByLink item={item} />
    </Modal>
  );
}

function ByMail({ item: { id, basket } }: { item: CartItem }) {
  const [mailSimulation] = useMailSimulationMutation();
  const form = useZodForm(simulationMailForm, { defaultValues: { email: '' } });
  const [status, setStatus] = useState({ text: '', isFailed: false });

  async function send({ email }: SimulationMailForm) {
    const { error } = await mailSimulation({
      params: { id, basketId: basket.id },
      body: { email },
    });
    setStatus({ text: error ? copy.failed : copy.sent(email), isFailed: Boolean(error) });
    if (!error) form.reset();
  }

  return (
    <Form form={form} onSubmit={send} className="share-mail" aria-label={copy.send}>
      <EmailField name="email" label={copy.email} />
      <SubmitButton pendingLabel={copy.sending}>{copy.send}</SubmitButton>
      <p
        className="share-status"
        role="status"
        data-failed={status.isFailed ? '' : undefined}
      >
        {status.text}
      </p>
    </Form>
  );
}

function ByLink({ item: { id, basket, clientType } }: { item: CartItem }) {
  const { origin, copyText, now } = useSite();
  const { data, isError } = useGetShareTokenQuery({ params: { id } });
  const [status, setStatus] = useState('');
  if (isError) return <p role="status">{copy.noLink}</p>;
  const path = data ? sharedSimulationPath(data, basket) : '';
  const url = path && `${origin}${path}`;
  const { validUntil } = basket.quote;
  const isGuaranteed = decideGuarantee({ validUntil, now: now() }).kind !== 'over';
  return (
    <>
      <ShareableLink
        url={url}
        message={copy.message(basket, { clientType, isGuaranteed, url })}
        words={copy}
        onCopy={() =>
          void copyText(url).then(
            () => setStatus(copy.copied),
            () => setStatus(copy.notCopied),
          )
        }
      >
        {path && (
          <SiteLink className="link" to={path}>
            {copy.open}
          </SiteLink>
        )}
      </ShareableLink>
      <p className="share-status" role="status">
        {status}
      </p>
    </>
  );
}
