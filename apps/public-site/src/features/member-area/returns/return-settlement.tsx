import { useReturnPhoto } from '@site/api-client';
import { type CarReturn } from '@site/api-contract';
import { formatBRL, formatDateTime } from '@site/api-contract/brazil';
import { memberPaymentsPath } from '@site/api-contract/site-paths';
import { deferred, Facts, SiteLink } from '@site/ui';
import { owedCopy } from '../overview/owed.copy';
import { returnsCopy } from './returns.copy';

const EstimateSection = deferred(
  async () => (await import('./estimate/estimate-section')).EstimateSection,
);
const Damages = deferred(async () => (await import('./damages')).Damages);

export function ReturnSettlement({ carReturn }: { carReturn: CarReturn }) {
  return (
    <>
      <Settlement carReturn={carReturn} />
      <Inspection carReturn={carReturn} />
      {carReturn.damageState && (
        <Damages carReturn={carReturn} state={carReturn.damageState} />
      )}
      {carReturn.wear && <EstimateSection carReturn={carReturn} wear={carReturn.wear} />}
    </>
  );
}

function Settlement({ carReturn }: { carReturn: CarReturn }) {
  const { id, returnedAt, charged, refund } = carReturn;
  const { owed, bills = [], dueOn, damageState } = carReturn;
  const isFree = charged.length === 0 && damageState !== 'cobrados';
  const { settled: copy } = returnsCopy;
  return (
    <section aria-labelledby="acerto-titulo">
      <h2 id="acerto-titulo">{copy.title}</h2>
      {returnedAt && (
        <p className="notice notice--ok">{copy.done(formatDateTime(returnedAt))}</p>
      )}
      {isFree && <p>{copy.nothing}</p>}
      <Facts
        rows={[
          ...charged.map(({ label, amount }) => [label, formatBRL(amount)] as const),
          [copy.refund, refund > 0 && formatBRL(refund)],
          [copy.owed, owed > 0 && formatBRL(owed)],
        ]}
      />
      {bills.map((bill, index) => (
        <p key={index}>{owedCopy.before(bill)}</p>
      ))}
      {owed > 0 && (
        <SiteLink className="btn" to={memberPaymentsPath(id, dueOn ?? undefined)}>
          {copy.pay}
        </SiteLink>
      )}
    </section>
  );
}

/**
 * Km, photos and damages; before the customer confirms the inspection also the code for
 * it.
 */
export function Inspection({ carReturn }: { carReturn: CarReturn }) {
  const { id, odometerKm, photos, damages, damageState, returnedAt } = carReturn;
  const { inspection: copy } = returnsCopy;
  return (
    <section aria-labelledby="vistoria-titulo">
      <h2 id="vistoria-titulo">{copy.title}</h2>
      {!returnedAt && <p className="notice">{copy.beforeCode}</p>}
      <Facts rows={[[copy.odometer, odometerKm !== null && copy.km(odometerKm)]]} />
      {!damageState && damages.length === 0 && <p>{copy.none}</p>}
      {!damageState && damages.length > 0 && (
        <Facts
          rows={damages.map(({ label, quote, cost }) => [
            label,
            copy.damage(quote, cost),
          ])}
        />
      )}
      <ul className="delivery-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo id={id} photoId={photo.id} alt={copy.photo(index + 1)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Photo({ id, photoId, alt }: { id: string; photoId: string; alt: string }) {
  const address = useReturnPhoto(id, photoId);
  return address ? (
    <img src={address} alt={alt} />
  ) : (
    <span className="delivery-photo-wait" role="img" aria-label={alt} />
  );
}
