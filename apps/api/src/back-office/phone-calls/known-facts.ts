import { saoPauloDay } from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import {
  type ContractRecord,
  factsOfContracts,
  listOwnContracts,
} from '../../contracts/contracts/contracts.repository';
import { type Account } from '../../identity/accounts/accounts.repository';
import { findRegistration } from '../../identity/registration/registration.repository';
import { type KnownFacts } from './caller-facts.rules';
import { platesOf } from './phone-calls.repository';

/** The contracts of a customer with their plates, and the facts to compare. */
export type KnownCustomer = {
  records: readonly ContractRecord[];
  /** By contract id. */
  plates: ReadonlyMap<string, string>;
  known: KnownFacts;
};

export async function knownCustomer(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  account: Account,
): Promise<KnownCustomer> {
  const records = await factsOfContracts(db, await listOwnContracts(db, account.id));
  const plates = await platesOf(
    db,
    records.map(({ contract }) => contract.id),
  );
  const registration = await findRegistration(db, account.id);
  const today = saoPauloDay(clock.now());
  return {
    records,
    plates,
    known: {
      document: account.document,
      birthdate: registration?.birthdate ?? null,
      plates: [...plates.values()],
      cep: registration?.cep ?? null,
      monthly: records.map(
        ({ contract, amendments }) =>
          termsOn(contract.terms, amendments, today).monthlyCentavos,
      ),
    },
  };
}
