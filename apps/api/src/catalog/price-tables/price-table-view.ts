import { type PriceGroup, type PriceTableSummary } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { type Period, placeOf } from './price-periods.rules';
import { type ComparedPrice, type PriceTableRow } from './price-tables.repository';

/** A table as consultants read it, with names and its state. */
export function toSummary(
  { table, imported, importer, withdrawn, withdrawer }: PriceTableRow,
  { periods, now, prices }: { periods: readonly Period[]; now: Date; prices: number },
): PriceTableSummary {
  const { state, nextFrom } = placeOf(table, periods, now);
  return {
    id: String(table.id),
    name: table.name,
    state,
    validFrom: table.validFrom.toISOString(),
    validUntil: table.validUntil?.toISOString() ?? null,
    nextFrom: nextFrom?.toISOString() ?? null,
    prices,
    imported: actOf(imported, importer),
    withdrawn: actOf(withdrawn, withdrawer),
  };
}

function actOf(
  act: PriceTableRow['imported'],
  name: string | null,
): PriceTableSummary['imported'] {
  return act && { at: act.at.toISOString(), role: act.actorRole, name };
}

/** Rows of one version and client together, in their order. */
export function toGroups(rows: readonly ComparedPrice[]): PriceGroup[] {
  const groups = new Map<string, PriceGroup>();
  for (const { model, version, client, term, km, before, after } of rows) {
    const key = `${client} ${version}`;
    const group = groups.get(key) ?? { model, version, client, cells: [] };
    groups.set(key, group);
    group.cells.push({ term, km, before: inReais(before), after: inReais(after) });
  }
  return [...groups.values()];
}

export const inReais = (centavos: number | null) =>
  centavos === null ? null : reaisFromCentavos(centavos);
