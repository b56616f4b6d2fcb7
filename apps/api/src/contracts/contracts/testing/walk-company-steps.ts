import {
  checkPartners,
  getContractDraft,
  getProposal,
  savePartners,
  sendSignature,
  sendSignaturePin,
} from '@site/api-contract';
import { LUCIA, PAULO, ROSA } from './approved-company';
import { type Step, step } from './walk-step';
import { sound, type World } from './walk-world';

const { email: _, ...UNREACHED } = { ...ROSA, name: 'Caio Massa', cpf: '39053344705' };

/** Lists of partners that the company saves; 'as before' are the examined ones. */
const LISTS = {
  'as before, with other shares': [
    { ...PAULO, name: 'PAULO MASSA', share: 50 },
    { ...LUCIA, share: 50 },
  ],
  'as before': [PAULO, LUCIA],
  'another one besides': [PAULO, ROSA],
  'others alone': [{ ...ROSA, share: 100 }],
  'one without an address': [{ ...UNREACHED, share: 100 }],
  'the first at another address': [{ ...PAULO, email: 'outro@massa.test' }, LUCIA],
  'the second at another address': [PAULO, { ...LUCIA, email: 'outra@massa.test' }],
} as const;
export type Partners = keyof typeof LISTS;
export const PARTNERS = Object.keys(LISTS) as Partners[];

/** The company is the customer of this walk. */
const LEAD = 0;
const CODE = 'Código para assinar o contrato da empresa';
const MINUTE_MS = 60_000;

/** Saves other partners, after the last act. */
async function become(world: World, partners: Partners): Promise<void> {
  world.api.clock.advance(MINUTE_MS);
  const client = await world.customer(LEAD);
  const { userId } = world.customerOf(LEAD);
  const body = { partners: LISTS[partners].map((one) => ({ ...one })) };
  sound(await client.send(savePartners, { params: { id: userId }, body }), true);
  await world.company?.look(world.api.db);
}

const revisionOf = async (world: World, id: string) =>
  sound(await (await world.consultant()).send(getProposal, { params: { id } })).data
    .revision;

export const change = (partners: Partners): Step =>
  step(`the partners become ${partners}`, (world) => become(world, partners));

/** A consultant confirms the partners, who may change while they are read. */
export const examine = (meanwhile: Partners | null): Step =>
  step(`examine the partners${meanwhile ? `, who become ${meanwhile}` : ''}`, (world) =>
    confirm(world, meanwhile),
  );

async function confirm(world: World, meanwhile: Partners | null): Promise<void> {
  const { proposalId: id } = world.customerOf(LEAD);
  const revision = await revisionOf(world, id);
  if (meanwhile) await become(world, meanwhile);
  const isOld = (await revisionOf(world, id)) !== revision;
  const consultant = await world.consultant();
  const asked = { params: { id }, body: { revision } };
  const { status } = sound(await consultant.send(checkPartners, asked), true);
  if (status === 200 && isOld) throw new Error('Confirmed whom nobody had read of');
  await world.company?.look(world.api.db);
}

/** The partner at a place signs; the partners may change while the code is on its way. */
export const signAs = (place: number, meanwhile: Partners | null): Step =>
  step(
    `partner ${place} signs${meanwhile ? `, and they become ${meanwhile}` : ''}`,
    (world) => signFor(world, place, meanwhile),
  );

/** The same with the draft that can be read now, if it is another partner's. */
export async function signFor(
  world: World,
  place: number,
  meanwhile: Partners | null,
): Promise<void> {
  const { proposalId: id } = world.customerOf(LEAD);
  const params = { id };
  const asked = { params, body: { signer: place } };
  sound(await (await world.customer(LEAD)).send(sendSignaturePin, asked), true);
  const pin = await world.pinOf(CODE);
  if (meanwhile) await become(world, meanwhile);
  const client = await world.customer(LEAD);
  const draft = async (signer?: string) =>
    sound(await client.send(getContractDraft, { params, query: { signer } })).data;
  const read = (await draft(String(place))) ?? (await draft());
  if (!read) return;
  const { revision, textHash } = read;
  const body = { pin, revision, textHash, signer: place };
  sound(await client.send(sendSignature, { params, body }), true);
}
