import { type Campaign, type CampaignForm } from '@site/api-contract';
import {
  centavosFromReais,
  formatDate,
  formatDateTime,
  type IsoDate,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { isDropped } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { campaignStateOf } from './campaign.rules';
import {
  insertCampaign,
  listCampaignRows,
  listModelNames,
  listUsesOf,
  lockCampaignById,
  type NamedCampaign,
  writeEnd,
} from './campaigns.repository';

/** All campaigns, the newest first, with the models that a new one can name. */
export async function showCampaigns(ports: Pick<Ports, 'clock'>, db: Database) {
  const today = todayOf(ports);
  const rows = await listCampaignRows(db);
  return {
    today,
    models: await listModelNames(db),
    items: rows.map((row) => toCampaign(row, today)),
  };
}

/** Makes a campaign. Refused at its fields: a code that is taken, a day that has passed. */
export function makeCampaign(
  ports: Pick<Ports, 'clock' | 'random'>,
  db: Database,
  { form, actor }: { form: CampaignForm; actor: Actor },
): Promise<Campaign> {
  return db.transaction(async (tx) => {
    const today = todayOf(ports);
    if (form.endsOn < today)
      refuseFields([{ key: 'EndsOn', message: 'O último dia já passou.' }]);
    const id = ports.random.uuid();
    const { code, kind, clientType, minTerm, startsOn, endsOn, uses, isTold } = form;
    const isStored = await insertCampaign(tx, {
      id,
      code,
      monthlyOffCentavos: kind === 'valor' ? centavosFromReais(form.monthlyOff ?? 0) : 0,
      months: kind === 'valor' ? (form.months ?? 0) : 0,
      km: kind === 'km' ? (form.km ?? 0) : 0,
      models: await namedModels(tx, form.models),
      clientType,
      minTerm,
      startsOn,
      endsOn,
      uses,
      isTold,
      madeAt: ports.clock.now(),
      madeBy: actor.id,
    });
    if (!isStored)
      refuseFields([
        { key: 'Code', message: `Já existe uma campanha ${code}. Escolha outro código.` },
      ]);
    await recordAudit(ports, tx, {
      actor,
      action: 'campaign-made',
      personId: null,
      detail: code,
    });
    return readCampaign(tx, id, today);
  });
}

/** The chosen models with their names of today. */
async function namedModels(tx: Database, chosen: readonly string[]) {
  if (chosen.length === 0) return [];
  const known = await listModelNames(tx);
  const named = known.filter(({ slug }) => chosen.includes(slug));
  if (named.length !== new Set(chosen).size)
    refuseFields([
      { key: 'Models', message: 'Um dos carros não existe. Escolha de novo.' },
    ]);
  return named;
}

/**
 * Ends a campaign now: its code is taken no more, and prices that have it keep it until
 * their guarantee ends. Refused with 409 when it was over before.
 */
export function endCampaign(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { id, actor }: { id: string; actor: Actor },
): Promise<Campaign> {
  return db.transaction(async (tx) => {
    const today = todayOf(ports);
    const row = (await lockCampaignById(tx, id)) ?? refuse('not-found', TEXTS.notFound);
    if (campaignStateOf(row, today) === 'encerrada') {
      const { endedAt, endedBy } = await readCampaign(tx, id, today);
      refuse(
        'conflict',
        endedAt
          ? `${endedBy ?? 'Um colega'} encerrou esta campanha em ${formatDateTime(endedAt)}.`
          : `Esta campanha acabou em ${formatDate(row.endsOn)}.`,
        { reason: 'campaign-over' },
      );
    }
    await writeEnd(tx, id, { endedAt: ports.clock.now(), endedBy: actor.id });
    await recordAudit(ports, tx, {
      actor,
      action: 'campaign-ended',
      personId: null,
      detail: row.code,
    });
    return readCampaign(tx, id, today);
  });
}

/** Proposals that were sent with a campaign, and whether each still has its use. */
export async function showUses(db: Database, id: string) {
  const [known] = await listCampaignRows(db, id);
  if (!known) refuse('not-found', TEXTS.notFound);
  const rows = await listUsesOf(db, id);
  return {
    items: rows.map(({ sentAt, ...row }) => ({
      ...row,
      sentAt: sentAt.toISOString(),
      isGivenBack: isDropped(row.state),
    })),
  };
}

async function readCampaign(tx: Database, id: string, today: IsoDate): Promise<Campaign> {
  const [row] = await listCampaignRows(tx, id);
  return row ? toCampaign(row, today) : refuse('not-found', TEXTS.notFound);
}

function toCampaign(row: NamedCampaign, today: IsoDate): Campaign {
  const { id, code, months, km, models, clientType, minTerm } = row;
  const { startsOn, endsOn, uses, used, isTold, maker, ender } = row;
  return {
    id,
    code,
    state: campaignStateOf(row, today),
    monthlyOff: reaisFromCentavos(row.monthlyOffCentavos),
    months,
    km,
    models,
    clientType,
    minTerm,
    startsOn,
    endsOn,
    uses,
    used,
    isTold,
    madeAt: row.madeAt.toISOString(),
    madeBy: maker,
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: ender,
  };
}
