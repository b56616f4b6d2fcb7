import { eq } from 'drizzle-orm';
import {
  type CarReturn,
  type HomeAnswerForm,
  type HomeDamageForm,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { carPhotos } from '../../../identity/documents/attachments/car-photos';
import { rowsOfContract } from '../return.rules';
import { type HomePhotoRow, type ReturnFacts } from '../returns.repository';
import {
  changed,
  getVisible,
  lockVisible,
  refuseUnready,
  requireOpen,
  type ReturnCall,
} from '../returns.service';
import { homePhotoFiles, homePhotos } from '../returns.table';

type HomeFacts = Omit<ReturnFacts, 'photos'> & {
  photos: HomePhotoRow[];
  isInspected: boolean;
};

function fromHome(facts: ReturnFacts): HomeFacts {
  return {
    ...facts,
    photos: facts.homePhotos,
    isInspected: facts.photos.length + facts.damages.length > 0,
  };
}

/** Photos that the customer took at home; the inspection closes them. */
export const photosFromHome = carPhotos<HomeFacts, CarReturn>({
  table: homePhotoFiles,
  shownName: 'foto-de-casa',
  find: async (db, viewer, id) => fromHome(await getVisible(db, viewer, id)),
  lock: async (tx, viewer, id) => fromHome(await lockVisible(tx, viewer, id)),
  requireOpen: requireBefore,
  audit: {
    added: 'home-photo-added',
    removed: 'home-photo-removed',
    about: ({ contract }) => aboutContract(contract),
  },
  show: changed,
});

/** Refuses without a wear table, and once the inspection has begun. */
function requireBefore(facts: HomeFacts): void {
  requireOpen(facts);
  if (!facts.contract.terms.wear)
    refuseUnready('Este contrato foi assinado antes da tabela de danos.');
  if (facts.isInspected)
    refuseUnready('A vistoria já começou: a estimativa fica como está.');
}

type HomeCall = ReturnCall & { photoId: string };

/** The customer says which damage of the contract's table a photo shows. */
export async function nameHomeDamage(
  ports: Ports,
  tx: Database,
  {
    viewer,
    id,
    actor,
    photoId,
    form: { row: key, quantity },
  }: HomeCall & {
    form: HomeDamageForm;
  },
): Promise<CarReturn> {
  const facts = await lockVisible(tx, viewer, id);
  requireBefore(fromHome(facts));
  const photo = homePhotoOf(facts, photoId);
  const row = rowsOfContract(facts)?.find((one) => one.key === key);
  if (!row)
    return refuseFields([
      { key: 'Row', message: 'Escolha o dano na tabela do contrato.' },
    ]);
  if (quantity > row.most)
    refuseFields([
      { key: 'Quantity', message: `A tabela vai até ${row.most} deste dano.` },
    ]);
  await tx
    .update(homePhotos)
    .set({ wearRow: key, quantity })
    .where(eq(homePhotos.id, photo.id));
  await recordAudit(ports, tx, {
    actor,
    action: 'home-damage-named',
    ...aboutContract(facts.contract),
  });
  return changed(ports, tx, { viewer, id });
}

/** The inspection charges nothing for a damage of the estimate, and says why. */
export async function dropHomeDamage(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, photoId, form: { reason } }: HomeCall & { form: HomeAnswerForm },
): Promise<CarReturn> {
  const facts = await lockVisible(tx, viewer, id);
  requireOpen(facts);
  const photo = homePhotoOf(facts, photoId);
  if (!photo.wearRow || photo.answeredAt)
    refuseUnready('Este dano da estimativa já tem resposta.');
  await answerHomePhoto(ports, tx, photo.id, { damageId: null, reason });
  await recordAudit(ports, tx, {
    actor,
    action: 'home-damage-dropped',
    ...aboutContract(facts.contract),
  });
  return changed(ports, tx, { viewer, id });
}

function homePhotoOf({ homePhotos: all }: ReturnFacts, id: string): HomePhotoRow {
  return all.find((photo) => photo.id === id) ?? refuse('not-found', TEXTS.notFound);
}

/** Stores the answer of the inspection to a damage of the estimate. */
export async function answerHomePhoto(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  id: string,
  { damageId, reason }: { damageId: string | null; reason?: string | null },
): Promise<void> {
  await tx
    .update(homePhotos)
    .set({ damageId, reason: reason ?? null, answeredAt: clock.now() })
    .where(eq(homePhotos.id, id));
}

/** An estimate waits for its answer again when the damage that answered it goes. */
export async function reopenHomePhoto(tx: Database, damageId: string): Promise<void> {
  await tx
    .update(homePhotos)
    .set({ damageId: null, reason: null, answeredAt: null })
    .where(eq(homePhotos.damageId, damageId));
}
