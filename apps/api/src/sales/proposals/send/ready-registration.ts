import { formatDate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Account } from '../../../identity/accounts/accounts.repository';
import { findRequiredDocuments } from '../../../identity/documents/documents.repository';
import { findRegistration } from '../../../identity/registration/registration.repository';
import { driverProblem } from '../../../identity/registration/registration.rules';
import { type SimulationRow } from '../../simulations/simulations.repository';

/**
 * A finished registration of the simulation's client type, and for a person the age and
 * license of domain-brazil 15.
 */
export async function refuseUnready(
  ports: Ports,
  tx: Database,
  customer: Account,
  { clientType }: SimulationRow,
): Promise<ReadyRegistration> {
  const saved = await findRegistration(tx, customer.id);
  const today = saoPauloDay(ports.clock.now());
  const documents = await findRequiredDocuments(tx, customer.id, today);
  const isDigitalCnhMissing =
    documents?.digitalCnh === true && documents.missing.includes('cnh-frente');
  const isPerson = customer.personType === 'PF';
  const problem =
    !customer.registrationFinishedAt || !saved
      ? 'Conclua seu cadastro para enviar a proposta.'
      : isPerson !== (clientType === 1)
        ? `Esta simulação é para ${clientType === 1 ? 'pessoa física' : 'empresa'}, e sua conta é de ${isPerson ? 'pessoa física' : 'empresa'}. Faça outra simulação.`
        : isPerson
          ? driverProblem(saved, { today, isDigitalCnhMissing })
          : null;
  if (problem)
    refuse('invalid', problem, {
      reason: 'registration-unready',
      notifications: [{ key: 'Registration', message: problem }],
    });
  return {
    printedUntil: documents?.digitalCnh ? (saved?.cnhExpirationDate ?? null) : null,
  };
}

/** A fact for the analysis about a registration that may send a proposal. */
export type ReadyRegistration = {
  /** The day that the printed license ended; null while it is good, and for a company. */
  printedUntil: IsoDate | null;
};

/** For the consultant: the date on the digital license decides. Empty where none is due. */
export function lookAtLicense(printedUntil: IsoDate | null): string {
  return printedUntil
    ? `A validade impressa na CNH passou em ${formatDate(printedUntil)}: confira a data na CNH digital.`
    : '';
}
