import { inArray } from 'drizzle-orm';
import { type ContractDetail } from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';
import { type Amendment } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { money } from '#platform/mail/mail-money';
import { contractDrivers } from '../../driving/drivers/drivers.table';
import { type ContractRecord } from './contracts.repository';

const TEXTS: Record<
  Amendment['kind'],
  (changes: Amendment['changes'], driver?: string) => string
> = {
  vencimento: ({ dueDay, fromInstallment }) =>
    `Vencimento no dia ${dueDay}, da mensalidade ${fromInstallment} em diante.`,
  km: ({ km = 0, monthlyCentavos, fromInstallment }) =>
    `Pacote de ${formatKm(km)} por mês${monthlyCentavos === undefined ? '' : ` por ${money(monthlyCentavos)} ao mês`}, da mensalidade ${fromInstallment} em diante.`,
  condutor: ({ driverLeft }, driver) =>
    driverLeft
      ? `${driver ?? 'Uma pessoa'} não pode mais dirigir.`
      : `${driver ? `${driver} também` : 'Mais uma pessoa'} pode dirigir.`,
};

/**
 * The change of an amendment as a sentence. Without the driver's name it fits a mail:
 * mails travel open, so drivers stand only on the page, behind the sign-in.
 */
export function amendmentText(
  { kind, changes }: Pick<Amendment, 'kind' | 'changes'>,
  driver?: string,
): string {
  return TEXTS[kind](changes, driver);
}

/** Number of amendments that a page reads, the newest ones. */
const SHOWN = 20;

/** The newest amendments of a contract, with the first names of their drivers. */
export async function shownAmendments(
  db: Database,
  { amendments }: ContractRecord,
): Promise<Pick<ContractDetail, 'amendments' | 'earlierAmendments'>> {
  const shown = amendments.slice(-SHOWN);
  const names = await driverNames(
    db,
    shown.flatMap(({ changes }) => changes.driverId ?? []),
  );
  return {
    amendments: shown.map((amendment) => {
      const { number, kind, changes, effectiveFrom, confirmedAt } = amendment;
      return {
        number,
        kind,
        effectiveFrom,
        text: amendmentText(amendment, names.get(changes.driverId ?? '')),
        confirmedAt: confirmedAt.toISOString(),
      };
    }),
    ...(amendments.length > SHOWN && { earlierAmendments: amendments.length - SHOWN }),
  };
}

/** First names by the driver's id; a driver whose data is deleted is missing. */
async function driverNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = contractDrivers;
  const rows = await db
    .select({ id, name })
    .from(contractDrivers)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name.split(' ')[0] ?? row.name]));
}
