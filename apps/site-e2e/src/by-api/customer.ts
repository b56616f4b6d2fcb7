import sharp from 'sharp';
import {
  askPayment,
  type BasketChoice,
  type ContractPayments,
  createBasket,
  createSimulation,
  createUser,
  finishRegistration,
  getContractDraft,
  getContractPayments,
  saveAddress,
  savePersonalData,
  sendDocument,
  sendProposal,
  sendSignature,
  sendSignaturePin,
  type SignedContract,
  verifyEmail,
} from '@site/api-contract';
import { type DocumentKind } from '@site/api-contract/identity';
import { mailsTo, mailTo } from '../steps/mailbox';
import { aNewPerson, type Person } from '../steps/people';
import { payAtBank } from './bank';
import { ApiVisitor } from './visitor';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const PLACE = { city: 'São Paulo', state: 'SP', latitude: -23.5505, longitude: -46.6333 };

/** An Aroeira for 36 months and 1,000 km from the dealership of `dealer@rodar.test`. */
const CHOICE: BasketChoice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'azul-fiorde',
  term: 36,
  km: 1000,
  addOns: ['vidros-e-pneus'],
  dealershipId: '5',
};

/** A customer of the set-up: the person, and an API client with the person's session. */
export type Customer = { person: Person; api: ApiVisitor };
export type Sent = Customer & { proposalId: string; number: string };
export type Signed = Sent & { contract: SignedContract };
/** A customer with a contract, by its id. */
export type OfContract = Customer & { contract: { id: string } };

/** A customer who may send a proposal: account, confirmed e-mail, license, documents. */
export async function aReadyCustomer(link?: string): Promise<Customer> {
  const { id, ...customer } = await anAccount(aNewPerson(), link);
  await customer.api.send(savePersonalData, {
    params: { id },
    body: {
      birthdate: '1992-02-09',
      nationality: 'Brasileira',
      profession: 'Engenheira',
      cnh: '58316794534',
      cnhCategory: 'AB',
      cnhFirstLicenseDate: '2011-03-14',
      cnhExpirationDate: '2033-08-22',
    },
  });
  await conclude(customer.api, id, ['cnh-frente', 'cnh-verso', 'comprovante-residencia']);
  return customer;
}

/** A new account with a confirmed e-mail, signed in. */
export async function anAccount(
  person = aNewPerson(),
  link?: string,
): Promise<Customer & { id: string }> {
  const api = new ApiVisitor(link);
  const { email, password } = person;
  await api.send(createUser, {
    body: {
      ...person,
      emailConfirmation: email,
      passwordConfirmation: password,
      hasAcceptedPrivacyPolicy: true,
    },
  });
  const [, pin = ''] = await mailTo(MAILBOX, email, /\b(\d{6})\b/);
  await api.send(verifyEmail, { body: { email, pin } });
  return { person, api, id: await api.signIn(email, password) };
}

/** Sends address and documents and finishes the registration. */
async function conclude(
  api: ApiVisitor,
  id: string,
  kinds: readonly DocumentKind[],
): Promise<void> {
  const params = { id };
  await api.send(saveAddress, {
    params,
    body: {
      cep: '01001000',
      street: 'Praça da Sé',
      number: '100',
      complement: '',
      neighborhood: 'Sé',
      city: 'São Paulo',
      state: 35,
    },
  });
  const file = await aPhoto();
  for (const kind of kinds)
    await api.send(sendDocument, { params, body: { kind, file } });
  await api.send(finishRegistration, { params });
}

/**
 * A customer with a proposal that waits for its analysis; `link` is the portal link that
 * the customer came by.
 */
export async function aSentProposal(
  choice: Partial<BasketChoice> = {},
  link?: string,
): Promise<Sent> {
  const customer = await aReadyCustomer(link);
  return { ...customer, ...(await sendProposalOf(customer.api, choice)) };
}

/** The customer of this session sends a proposal, without a page. */
export async function sendProposalOf(
  api: ApiVisitor,
  choice: Partial<BasketChoice> = {},
): Promise<{ proposalId: string; number: string }> {
  const { id } = await api.send(createSimulation, {
    body: { clientType: 1, place: PLACE },
  });
  const { basket } = await api.send(createBasket, {
    params: { id },
    body: { ...CHOICE, ...choice },
  });
  if (!basket) throw new Error('No basket was made');
  const sent = await api.send(sendProposal, {
    params: { id },
    body: {
      basketId: basket.id,
      revision: basket.revision,
      paymentMethod: 'pix',
      dueDay: 10,
      income: 12_500,
      acceptedSummary: true,
      acceptedPlace: true,
    },
  });
  return { proposalId: sent.id, number: sent.number };
}

/** Signs in again, since the session expired when the clock was moved. */
export async function signInAgain({ api, person }: Customer): Promise<void> {
  await api.signIn(person.email, person.password);
}

/**
 * Reads the contract of an approved proposal and signs it with the code from the mail.
 */
export async function sign(sent: Sent): Promise<Signed> {
  await sent.api.send(sendSignaturePin, { params: { id: sent.proposalId }, body: {} });
  return signByMail(sent);
}

/** Subject of the mail with the code for a signature. */
const SIGNATURE_CODE = /^(\d{6}): Código para assinar seu contrato$/m;

/** Signs with the newest code in the mailbox. */
async function signByMail(sent: Sent): Promise<Signed> {
  const [, pin = ''] = await mailTo(MAILBOX, sent.person.email, SIGNATURE_CODE);
  return signWith(sent, pin);
}

/** The codes for a signature that have come so far, in no order. */
export async function signatureCodes({ person }: Customer): Promise<string[]> {
  const mails = await mailsTo(MAILBOX, person.email);
  return mails.flatMap(({ subject }) => SIGNATURE_CODE.exec(subject)?.[1] ?? []);
}

/** Reads the contract and signs it with this code. */
export async function signWith(sent: Sent, pin: string): Promise<Signed> {
  const { api, proposalId } = sent;
  const params = { id: proposalId };
  const { revision, textHash } = await api.send(getContractDraft, { params });
  const contract = await api.send(sendSignature, {
    params,
    body: { pin, revision, textHash },
  });
  return { ...sent, contract };
}

/**
 * Pays the oldest open bill by Pix at the bank and waits until the API has recorded it.
 */
export async function payByPix({ api, contract }: OfContract): Promise<ContractPayments> {
  const params = { id: contract.id };
  const { bill, payments } = await api.send(askPayment, {
    params,
    body: { method: 'pix' },
  });
  const code = bill?.charges.at(-1)?.pix?.code;
  if (!code) throw new Error('No Pix to pay');
  await payAtBank(code);
  for (;;) {
    const now = await api.send(getContractPayments, { params });
    if (now.payments.length > payments.length) return now;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The same picture as a person chooses it in the browser's file dialog. */
export async function aPhotoFile(
  name: string,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = Buffer.from(await (await aPhoto()).arrayBuffer());
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture large enough to be accepted: paper with a darker band. */
export async function aPhoto(): Promise<File> {
  const plain = (width: number, height: number, gray: number) => ({
    create: {
      width,
      height,
      channels: 3 as const,
      background: { r: gray, g: gray, b: gray },
    },
  });
  const bytes = await sharp(plain(640, 480, 232))
    .composite([{ input: plain(320, 120, 70), top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' });
}
