import { type ReactNode, useId, useState } from 'react';
import { useFetchFile } from '@site/api-client';
import { getBoletoPdf, type PaymentCharge } from '@site/api-contract';
import { ClockIcon, CopyIcon, DownloadIcon } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { paymentsCopy as copy } from './payments.copy';

/** A data URL for an SVG from the API. */
const pictureSource = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An open charge with all that its payer needs; card charges have `PayByCard`. */
export function OpenCharge({
  charge,
  contractId,
  journey,
}: {
  charge: PaymentCharge;
  contractId: string;
  /** The journey of Pix Automático by which it was proposed. */
  journey: number | null | undefined;
}) {
  const { pix, boleto, card, payableUntil, method } = charge;
  return (
    <div className="pay-open">
      {pix && (
        <>
          <div className="pay-words">
            <p>{copy.pixLead}</p>
            <CopiedText label={copy.pixCode} text={pix.code} />
            {charge.offersAutomatic && (
              <p>{journey === 4 ? copy.automaticOffered : copy.automaticRides}</p>
            )}
            <Waiting />
          </div>
          <PixPicture picture={pix.picture} text={copy.pixPicture} />
        </>
      )}
      {boleto && (
        <div className="pay-words">
          <p>{copy.boletoLead(payableUntil)}</p>
          <CopiedText label={copy.boletoLine} text={boleto.line} />
          <img
            className="pay-bars"
            src={pictureSource(boleto.picture)}
            alt={copy.boletoPicture}
            width={850}
            height={103}
          />
          <BoletoFile contractId={contractId} chargeId={charge.id} />
          <Waiting />
        </div>
      )}
      {card && method === 'cartao-salvo' && (
        <div className="pay-words">
          <p>{copy.cardConfirm(payableUntil)}</p>
          <a className="btn" href={card.url}>
            {copy.cardConfirmGo}
          </a>
          <Waiting />
        </div>
      )}
    </div>
  );
}

/** The QR code of a Pix, after the code: nobody scans the phone in their own hand. */
export function PixPicture({ picture, text }: { picture: string; text: string }) {
  return (
    <img
      className="pay-qr"
      src={pictureSource(picture)}
      alt={text}
      width={232}
      height={232}
    />
  );
}

/** Says that the page will show the payment without a reload. */
export function Waiting() {
  return (
    <p className="pay-waiting">
      <ClockIcon aria-hidden="true" /> {copy.waiting}
    </p>
  );
}

/** A text below the button that copies it; it can be selected as well. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  const { copyText } = useSite();
  const [status, setStatus] = useState('');
  const id = useId();
  return (
    <div className="pay-copy">
      <label htmlFor={id}>{label}</label>
      <button
        type="button"
        className="btn"
        onClick={() =>
          void copyText(text).then(
            () => setStatus(copy.copied),
            () => setStatus(copy.copyFailed),
          )
        }
      >
        <CopyIcon aria-hidden="true" /> {copy.copy}
      </button>
      <span role="status">{status}</span>
      <textarea id={id} readOnly rows={text.length > 60 ? 4 : 2} value={text} />
    </div>
  );
}

function BoletoFile({
  contractId,
  chargeId,
}: {
  contractId: string;
  chargeId: string;
}): ReactNode {
  const { saveFile } = useSite();
  const fetchFile = useFetchFile(getBoletoPdf);
  const [problem, setProblem] = useState('');
  const save = () => {
    setProblem('');
    void fetchFile({ params: { id: contractId, charge: chargeId } })
      .then(saveFile)
      .catch(() => setProblem(copy.fileFailed));
  };
  return (
    <>
      <button type="button" className="link pay-file" onClick={save}>
        <DownloadIcon aria-hidden="true" /> {copy.pdf}
      </button>
      {problem !== '' && <p role="alert">{problem}</p>}
    </>
  );
}
