import { type ProposalRequest, type RegistrationDraft } from '@site/api-contract';
import {
  centavosFromReais,
  findStateById,
  formatCentavos,
  formatDate,
  saoPauloDay,
  storeIn,
} from '@site/api-contract/brazil';
import {
  decideGuarantee,
  DEFAULT_PLACE,
  samePlace,
  withBenefit,
} from '@site/api-contract/pricing';
import { Refusal } from '#platform/errors';
import { type CreditQuestion } from '#platform/ports/credit-bureau';
import { countDeliveryDay } from '../../../catalog/stock/delivery-day';
import { type addOns } from '../../../catalog/vehicles/vehicles.table';
import { type Account } from '../../../identity/accounts/accounts.repository';
import { type Registration } from '../../../identity/registration/registration.repository';
import { driverProblem } from '../../../identity/registration/registration.rules';
import {
  campaignOfSale,
  type Claim,
  claimsToSale,
  creditOf,
  outcomesOf,
  type StillSelling,
} from '../../attribution/attribution.rules';
import { type CountedCampaign } from '../../campaigns/campaign.rules';
import { unsoldAddOn } from '../../simulations/pricing/sold-add-ons.rules';
import {
  alreadyProposal,
  guaranteeOver,
  turnOver,
} from '../../simulations/simulations.refusals';
import {
  type BasketRow,
  type SimulationRow,
} from '../../simulations/simulations.repository';
import { type proposals } from '../proposals.table';
import { type CommitmentRow, monthlyOfAll } from './commitments.repository';

/** All facts that decide whether a basket becomes a proposal, and which. */
export type SubmissionFacts = {
  now: Date;
  request: ProposalRequest;
  customer: Pick<
    Account,
    'id' | 'email' | 'document' | 'personType' | 'registrationFinishedAt'
  >;
  registration: Pick<
    Registration,
    'birthdate' | 'cnhFirstLicenseDate' | 'cnhExpirationDate' | 'city' | 'stateId'
  > | null;
  documents: RegistrationDraft['documents'] | null;
  simulation: Omit<SimulationRow, 'sessionId' | 'userId' | 'removedAt'>;
  basket: Omit<BasketRow, 'id' | 'simulationId' | 'addOns' | 'createdAt' | 'updatedAt'>;
  /** Names who of a shared cart changed the simulation after it was read. */
  changedBy?: string | undefined;
  /** All add-ons of the catalog. */
  addOns: readonly Pick<typeof addOns.$inferSelect, 'slug' | 'name' | 'clientTypes'>[];
  /** False when the dealership chosen for the delivery has ended. */
  isStoreOpen: boolean;
  /** The place in the queue whose turn sells the car; null where it needs none. */
  turn: { placeId: string | null } | null;
  /** The campaign of the price, locked; null where the price has none. */
  benefitOf: Pick<CountedCampaign, 'id' | 'uses' | 'used'> | null;
  /** Claims of the cart and of the link that the browser remembers now. */
  claimsNow: readonly Claim[];
  /** The campaign that the browser remembers now. */
  campaignNow: string | null;
  /** Dealership and seller of the link that opened the simulation: do they still sell? */
  firstSelling: StillSelling;
  /** Open proposals and contracts that the same income already pays. */
  commitments: readonly Pick<CommitmentRow, 'monthlyCentavos'>[];
};

/** The proposal to store, and the facts that are stored with it. */
export type Submission = {
  proposal: Omit<typeof proposals.$inferInsert, 'id' | 'number'>;
  /** Claims to the sale, the stronger first, and what became of each. */
  saleClaims: ReturnType<typeof outcomesOf>;
  /** The campaign of which it takes a use. */
  campaignId: string | null;
  /** The place in a queue that it uses up. */
  placeId: string | null;
  /** The consultant's hint about a date to check; empty where there is none. */
  licenseHint: string;
  /** The question to the credit bureau. */
  question: CreditQuestion;
};

/**
 * Decides about a basket that its customer sends: gives the first refusal that applies,
 * or the proposal.
 */
export function decideSubmission(facts: SubmissionFacts): Refusal | Submission {
  for (const refusalOf of REFUSALS) {
    const refusal = refusalOf(facts);
    if (refusal) return refusal;
  }
  return submissionOf(facts);
}

type RefusalOf = (facts: SubmissionFacts) => Refusal | null;

/** A basket's notices are shown in the dialog that sends it (spec §8). */
const notice = (key: string, message: string) => ({
  notifications: [{ key, message }],
});

/**
 * Refuses without a finished registration of the simulation's client type, and a person
 * without the age and license of a driver (docs/product/sales.md).
 */
const unreadyRegistration: RefusalOf = ({
  now,
  customer,
  registration,
  documents,
  simulation: { clientType },
}) => {
  const isPerson = customer.personType === 'PF';
  const isDigitalCnhMissing =
    documents?.digitalCnh === true && documents.missing.includes('cnh-frente');
  const problem =
    !customer.registrationFinishedAt || !registration
      ? 'Conclua seu cadastro para enviar a proposta.'
      : isPerson !== (clientType === 1)
        ? `Esta simulação é para ${clientType === 1 ? 'pessoa física' : 'empresa'}, e sua conta é de ${isPerson ? 'pessoa física' : 'empresa'}. Faça outra simulação.`
        : isPerson
          ? driverProblem(registration, { today: saoPauloDay(now), isDigitalCnhMissing })
          : null;
  if (!problem) return null;
  return new Refusal('invalid', problem, {
    reason: 'registration-unready',
    ...notice('Registration', problem),
  });
};

const sentBefore: RefusalOf = ({ simulation }) =>
  simulation.contractedAt ? alreadyProposal() : null;

const changedSinceSeen: RefusalOf = ({ request, changedBy, basket: { revision } }) =>
  revision === request.revision
    ? null
    : new Refusal(
        'conflict',
        `${changedBy ?? 'Esta simulação mudou em outra janela.'} Confira a escolha e o preço antes de enviar.`,
        { reason: 'basket-changed', ...notice('Revision', String(revision)) },
      );

const endedGuarantee: RefusalOf = ({ now, basket: { validUntil } }) => {
  return decideGuarantee({ validUntil, now }).kind === 'over'
    ? guaranteeOver({ validUntil })
    : null;
};

/**
 * Refuses a simulation at the default place, and so for the dealership nearest to it,
 * when the customer lives elsewhere and was never asked.
 */
const unchosenPlace: RefusalOf = ({ request, simulation, registration }) => {
  if (request.acceptedPlace || !samePlace(simulation, DEFAULT_PLACE)) return null;
  const uf = findStateById(registration?.stateId ?? 0)?.uf;
  if (registration?.city === DEFAULT_PLACE.city && uf === DEFAULT_PLACE.state)
    return null;
  const message = `Esta simulação foi feita para ${DEFAULT_PLACE.city}, ${DEFAULT_PLACE.state}, que ninguém escolheu. Diga onde você quer o carro e envie de novo.`;
  return new Refusal('invalid', message, {
    reason: 'place-unchosen',
    fields: [{ key: 'AcceptedPlace', message }],
    // A page that was loaded before this question existed has no field to show it at.
    ...notice('AcceptedPlace', message),
  });
};

/** Refuses when the dealership chosen for the delivery has ended since. */
const endedStore: RefusalOf = ({ isStoreOpen, basket: { choice } }) => {
  if (isStoreOpen) return null;
  const { dealershipName, dealershipPlace } = choice;
  const store = dealershipName
    ? `${storeIn(dealershipName, dealershipPlace)},`
    : 'A loja escolhida';
  const message = `${store} não recebe mais propostas. Edite a simulação e escolha outra loja.`;
  return new Refusal('invalid', message, notice('Dealership', message));
};

/** Refuses add-ons that are not sold to the client type: an older cart may have them. */
const unsold: RefusalOf = ({ addOns, basket: { choice }, simulation }) => {
  const chosen = choice.addOns.map(({ slug }) => slug);
  const message = unsoldAddOn(addOns, chosen, simulation.clientType);
  return message ? new Refusal('invalid', message, notice('AddOn', message)) : null;
};

const endedTurn: RefusalOf = ({ turn, basket: { choice, quote } }) =>
  turn?.placeId === null
    ? turnOver(choice.modelName, quote.delivery.turn?.until ?? '')
    : null;

/**
 * Refuses when every use of the campaign is taken by now. A campaign that has ended since
 * is no reason: the guarantee of the price covers its benefit.
 */
const takenUses: RefusalOf = ({ benefitOf, basket: { term, quote } }) => {
  if (!quote.benefit || (benefitOf && benefitOf.used < benefitOf.uses)) return null;
  const without = withBenefit(quote, { term }).contractTotalCentavos;
  const message = `O último uso do código ${quote.benefit.code} foi para outra proposta. Sem ele, o total do contrato é ${formatCentavos(without)}. Tire o código para enviar.`;
  return new Refusal('conflict', message, {
    reason: 'campaign-over',
    ...notice('Campaign', message),
  });
};

/** Refusals in the order of checking: of several that apply, the first. */
const REFUSALS: readonly RefusalOf[] = [
  unreadyRegistration,
  sentBefore,
  changedSinceSeen,
  endedGuarantee,
  unchosenPlace,
  endedStore,
  unsold,
  endedTurn,
  takenUses,
];

function submissionOf(facts: SubmissionFacts): Submission {
  const { now, request, customer, simulation, basket, turn, commitments } = facts;
  const { versionSlug, paint, term, km, choice, quote, priceTable } = basket;
  const { clientType } = simulation;
  const { monthlyCentavos, contractTotalCentavos } = quote;
  const incomeCentavos = centavosFromReais(request.income);
  const claims = claimsToSale({ ...facts, deliveryDealershipId: basket.dealershipId });
  const credit = creditOf(claims, campaignOfSale(claims, facts));
  return {
    proposal: {
      versionSlug,
      paint,
      term,
      km,
      choice,
      quote,
      priceTable,
      incomeCentavos,
      clientType,
      monthlyCentavos,
      contractTotalCentavos,
      simulationId: simulation.id,
      simulationCode: simulation.code,
      userId: customer.id,
      state: 'em_analise',
      revision: 1,
      paymentMethod: request.paymentMethod,
      dueDay: request.dueDay,
      dealershipId: credit.dealershipId,
      sellerId: credit.sellerId,
      origin: credit.origin,
      campaign: credit.campaign,
      deliveryDate: countDeliveryDay(quote.delivery, now).date,
      createdAt: now,
      updatedAt: now,
    },
    saleClaims: outcomesOf(claims),
    campaignId: facts.benefitOf?.id ?? null,
    placeId: turn?.placeId ?? null,
    licenseHint: licenseHintOf(facts),
    question: {
      document: customer.document ?? '',
      clientType,
      monthlyCentavos,
      others: { centavos: monthlyOfAll(commitments), count: commitments.length },
      incomeCentavos,
    },
  };
}

/** After the printed date, the date on the digital license decides. */
function licenseHintOf({ documents, registration }: SubmissionFacts): string {
  const printedUntil = documents?.digitalCnh ? registration?.cnhExpirationDate : null;
  return printedUntil
    ? `A validade impressa na CNH passou em ${formatDate(printedUntil)}: confira a data na CNH digital.`
    : '';
}
