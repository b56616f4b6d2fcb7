import { eq } from 'drizzle-orm';
import {
  type BodyOf,
  type changeTechnicalSheet as changeCall,
  type DeskSheet,
  type ModelSheet,
  type TechnicalSheet,
} from '@site/api-contract';
import { bumpContentVersion } from '#platform/data/content-version';
import { type Database } from '#platform/data/database';
import { keyOf, refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { actorColumns } from '#platform/security/actor-columns';
import { type Actor } from '#platform/security/audit';
import { byWhom } from '#platform/security/who-acted';
import { clientTypesOf } from '../price-tables/current-price-table';
import { vehicleVersions } from '../vehicles/vehicles.table';
import {
  addSheetAct,
  findModel,
  listLastSheetActs,
  listVersionsWithSheets,
  lockSheets,
  saveSheet,
  type SheetActRow,
  type VersionRow,
} from './technical-sheets.repository';

/** The sheets of a model's versions; a model without any is not found. */
export async function modelSheet(db: Database, modelSlug: string): Promise<ModelSheet> {
  const model = (await findModel(db, modelSlug)) ?? refuse('not-found', TEXTS.notFound);
  const rows = await listVersionsWithSheets(db).where(
    eq(vehicleVersions.modelSlug, modelSlug),
  );
  const versions = rows.flatMap(({ version, row }) => {
    const { slug, name, engine, gearbox, fuel, seats } = version;
    return row ? [{ slug, name, engine, gearbox, fuel, seats, sheet: sheetOf(row) }] : [];
  });
  if (versions.length === 0) refuse('not-found', TEXTS.notFound);
  const { slug, name, brand, type, classSlug, defaultPaint } = model;
  return {
    ...{ modelSlug: slug, name, brand, type, classSlug, defaultPaint, versions },
    signaturePaint: model.signaturePaint ?? undefined,
    clientTypes: clientTypesOf(model.clientTypes),
  };
}

/** Every version with its sheet and who changed it last. */
export async function deskSheets(db: Database): Promise<{ items: DeskSheet[] }> {
  const acts = await listLastSheetActs(db);
  const rows = await listVersionsWithSheets(db);
  return { items: rows.map((row) => toDesk(row, actOf(acts, row))) };
}

type Change = { versionSlug: string; form: BodyOf<typeof changeCall>; actor: Actor };

/**
 * Changes the sheet of a version, or gives it its first one; pages show it with their
 * next answer. Somebody who read an older sheet gets 409 `changed-meanwhile` with who
 * changed it, and when.
 */
export function changeSheet(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { versionSlug, form: { revision, ...sheet }, actor }: Change,
): Promise<DeskSheet> {
  return db.transaction(async (tx) => {
    await lockSheets(tx);
    const read = async () => {
      const [found] = await listVersionsWithSheets(tx).where(
        eq(vehicleVersions.slug, versionSlug),
      );
      return found ?? refuse('not-found', TEXTS.notFound);
    };
    const before = await read();
    const last = actOf(await listLastSheetActs(tx), before);
    if ((before.row?.revision ?? 0) !== revision) refuseMoved(last, actor);
    refuseOtherEnergy(before.version.fuel, sheet);
    refuseNarrowMirrors(sheet);
    await saveSheet(tx, before.version.id, { ...sheet, revision: revision + 1 });
    await addSheetAct(tx, {
      versionId: before.version.id,
      ...actorColumns(ports, 'CONSULTANT', actor),
    });
    await bumpContentVersion(tx);
    const after = await read();
    return toDesk(after, actOf(await listLastSheetActs(tx), after));
  });
}

function sheetOf(row: NonNullable<VersionRow['row']>): TechnicalSheet {
  const { versionId: _versionId, revision: _revision, ...sheet } = row;
  return sheet;
}

function actOf(acts: readonly SheetActRow[], { version }: VersionRow) {
  return acts.find(({ versionId }) => versionId === version.id) ?? null;
}

function toDesk({ version, row }: VersionRow, last: SheetActRow | null): DeskSheet {
  const { slug, modelSlug, name, fuel } = version;
  return {
    ...{ slug, modelSlug, name, fuel },
    sheet: row && sheetOf(row),
    revision: row?.revision ?? 0,
    changed: last && { at: last.at.toISOString(), role: last.role, name: last.name },
  };
}

function refuseMoved(last: SheetActRow | null, actor: Actor): never {
  const why = last ? byWhom(last, 'mudou esta ficha', actor.id) : 'Esta ficha mudou.';
  return refuse('conflict', why, { reason: 'changed-meanwhile' });
}

type Energy = Readonly<Record<string, string>>;

const OF_FLEX: Energy = {
  tankLitres: 'Informe o tanque.',
  ethanolCity: 'Informe o consumo na cidade com etanol.',
  ethanolHighway: 'Informe o consumo na estrada com etanol.',
  gasolineCity: 'Informe o consumo na cidade com gasolina.',
  gasolineHighway: 'Informe o consumo na estrada com gasolina.',
};
const OF_ELECTRIC: Energy = {
  batteryKwh: 'Informe a bateria.',
  rangeKm: 'Informe a autonomia.',
  homeChargeHours: 'Informe a recarga em casa.',
};

/** A flex car has a tank and no battery; an electric one the other way round. */
function refuseOtherEnergy(fuel: 'flex' | 'eletrico', sheet: TechnicalSheet): void {
  const [own, other] =
    fuel === 'flex'
      ? [OF_FLEX, { ...OF_ELECTRIC, fastChargeMinutes: '' }]
      : [OF_ELECTRIC, OF_FLEX];
  const valueOf = (name: string) => sheet[name as keyof TechnicalSheet];
  const problems = [
    ...Object.entries(own).filter(([name]) => valueOf(name) === null),
    ...Object.keys(other)
      .filter((name) => valueOf(name) !== null)
      .map((name) => [name, 'Este carro não tem isso. Deixe vazio.'] as const),
  ];
  if (problems.length > 0)
    refuseFields(problems.map(([name, message]) => ({ key: keyOf([name]), message })));
}

function refuseNarrowMirrors({ widthMm, widthWithMirrorsMm }: TechnicalSheet): void {
  if (widthWithMirrorsMm < widthMm)
    refuseFields([
      {
        key: keyOf(['widthWithMirrorsMm']),
        message: 'Com os retrovisores, o carro não fica mais estreito. Confira.',
      },
    ]);
}
