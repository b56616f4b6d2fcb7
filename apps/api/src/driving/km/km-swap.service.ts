import { type KmPackages, type KmSwapForm } from '@site/api-contract';
import {
  formatCentavos,
  formatDate,
  formatKm,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findPriceTable } from '../../catalog/price-tables/current-price-table';
import { addAmendment } from '../../contracts/contracts/add-amendment';
import {
  contractFacts,
  type ContractRecord,
} from '../../contracts/contracts/contracts.repository';
import {
  lockOwn,
  ownContract,
  requireGoingOn,
} from '../../contracts/contracts/contracts.service';
import { findOffer } from '../../sales/simulations/pricing/offers.repository';
import { refuseReportedLost, requireDriving } from './km-bank-view';
import { type KmSwapOffer, kmSwapOffer, swapCountsFrom } from './km-swap.rules';

type SwapPorts = Pick<Ports, 'catalogue' | 'clock'>;

/** Said of the act and of its offer while the car is reported stolen or lost. */
const UNCHANGED = 'o pacote de km não muda';

/**
 * The km packages that one's own contract can change to, with the price of each. Refuses
 * while the car is reported stolen or lost (409 `changed-meanwhile`).
 */
export async function showKmPackages(
  ports: SwapPorts,
  db: Database,
  { viewer, id }: { viewer: SignedIn; id: string },
): Promise<KmPackages> {
  const record = await ownContract(db, viewer, id);
  requireDriving(record);
  requireGoingOn(record);
  await refuseReportedLost(db, record, UNCHANGED);
  return toKmPackages(await kmSwapOfferOf(ports, db, record));
}

/**
 * Changes the km package by an amendment, from the next installment without a charge;
 * once in six months. Refuses while the car is reported stolen or lost (409
 * `changed-meanwhile`), and when price or installment differ from the shown ones (409
 * `terms-moved`).
 */
export function swapKmPackage(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    form,
  }: { viewer: SignedIn; id: string; actor: Actor; form: KmSwapForm },
): Promise<KmPackages> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const handedOverOn = requireDriving(record);
    requireGoingOn(record);
    await refuseReportedLost(tx, record, UNCHANGED);
    const offer = await kmSwapOfferOf(ports, tx, record);
    // Asking for the agreed package again changes nothing.
    if (offer.km === form.km) return toKmPackages(offer);
    const { from, changes } = requireSwap(offer, form, record.contract.terms.modelName);
    await addAmendment(ports, tx, {
      record,
      actor,
      amendment: {
        kind: 'km',
        changes: { ...changes, fromInstallment: from.number },
        effectiveFrom: swapCountsFrom(
          handedOverOn,
          from.number,
          saoPauloDay(ports.clock.now()),
        ),
      },
    });
    return toKmPackages(await kmSwapOfferOf(ports, tx, await contractFacts(tx, record)));
  });
}

/** The requested swap, if it is possible and exactly as shown; else a 409. */
function requireSwap(
  { from, possibleOn, packages }: KmSwapOffer,
  form: KmSwapForm,
  modelName: string,
) {
  if (!from)
    return refuse('conflict', 'Nenhuma outra mensalidade vai ser cobrada.', {
      reason: 'terms-moved',
    });
  if (possibleOn)
    return refuse(
      'conflict',
      `O pacote muda uma vez a cada 6 meses. A próxima troca é possível em ${formatDate(possibleOn)}.`,
      {
        reason: 'km-swap-early',
        notifications: [{ key: 'PossibleOn', message: possibleOn }],
      },
    );
  const wanted = packages.find(({ km }) => km === form.km);
  if (!wanted)
    return refuseFields([
      {
        key: 'Km',
        message: `O ${modelName} não tem o pacote de ${formatKm(form.km)} por mês. Escolha outro.`,
      },
    ]);
  const { changes } = wanted;
  if (
    reaisFromCentavos(changes.monthlyCentavos) !== form.monthly ||
    from.number !== form.fromInstallment
  )
    return refuse(
      'conflict',
      `Agora o pacote de ${formatKm(form.km)} custa ${formatCentavos(changes.monthlyCentavos)} por mês, a partir da mensalidade ${from.number}. Confira e confirme de novo.`,
      {
        reason: 'terms-moved',
        notifications: [
          { key: 'Monthly', message: String(reaisFromCentavos(changes.monthlyCentavos)) },
          { key: 'FromInstallment', message: String(from.number) },
        ],
      },
    );
  return { from, changes };
}

/** By the price table of the proposal; no packages once that table is deleted. */
export async function kmSwapOfferOf(
  { catalogue, clock }: SwapPorts,
  db: Database,
  record: ContractRecord,
): Promise<KmSwapOffer> {
  const { terms } = record.contract;
  const table = await findPriceTable(db, record.proposal.priceTable);
  const car =
    table &&
    (await findOffer(db, {
      catalogue: await catalogue.now(db),
      choice: { versionSlug: terms.versionSlug, dealershipId: null },
      clientType: terms.clientType,
      given: table,
    }));
  return kmSwapOffer(record, car?.prices ?? [], saoPauloDay(clock.now()));
}

function toKmPackages({
  km,
  monthlyCentavos,
  from,
  possibleOn,
  nextPossibleOn,
  packages,
}: KmSwapOffer): KmPackages {
  return {
    km,
    monthly: reaisFromCentavos(monthlyCentavos),
    from: from && { installment: from.number, dueOn: from.dueDate },
    possibleOn,
    nextPossibleOn,
    packages: packages.map(({ km, changes }) => ({
      km,
      monthly: reaisFromCentavos(changes.monthlyCentavos),
    })),
  };
}
