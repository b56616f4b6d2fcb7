import { PDFDocument } from '@cantoo/pdf-lib';
import { eq } from 'drizzle-orm';
import {
  ANOTHER_DRIVER,
  contestTrafficFine,
  downloadDriverIndication,
  downloadTrafficFineFile,
  listContracts,
  sendTrafficFineFile,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  signedByLucia,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { users } from '../../identity/accounts/accounts.table';
import { doomedFiles } from '../../identity/documents/documents.table';
import { aPhoto } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { textOfPdf } from '../../testing/pdf-text';
import { contractDrivers } from '../drivers/drivers.table';
import { register, sendNotification } from './testing/a-fine';
import { ARRIVED, fineSteps, list, name } from './testing/fine-steps';
import { watchFines } from './traffic-fines.job';

const api = testApi();
const { arrived, named, twoDaysOn } = fineSteps(api);
const LATER = { noticeNumber: 'T999', answerUntil: '2026-12-28' };
const subjects = async () => (await api.mails()).map(({ subject }) => subject);
/** The work of two processes that read at the same moment. */
const watchedByTwo = async () =>
  (await Promise.all([watchFines(api.ports, api.db), watchFines(api.ports, api.db)]))
    .map(({ done }) => done)
    .sort();

describe('who drove', () => {
  it('is the holder, a driver of that day, or somebody else with CPF and CNH', async () => {
    const driven = await twoDaysOn();
    const driver = (startsOn: string, cpf: string) => ({
      ...{ id: api.ports.random.uuid(), contractId: driven.id, cpf, startsOn },
      ...{
        userId: driven.customer.userId,
        name: `Otávio ${cpf}`,
        cnhCategory: 'B' as const,
      },
      ...{ birthdate: '1990-04-12', cnh: '12294923308', createdAt: api.clock.now() },
      ...{ cnhFirstLicenseDate: '2011-03-14', cnhExpirationDate: '2033-08-22' },
      ...{ fileName: api.ports.files.newName(), mediaType: 'image/jpeg' as const },
    });
    const there = driver('2026-11-23', '11144477735');
    const later = driver('2026-11-25', '12345678909');
    await api.db.insert(contractDrivers).values([there, later]);
    const { id } = (await register(driven.consultant)).data;
    const { data } = await sendNotification(driven.consultant, id);
    const [fine] = (await list(driven.customer, driven.id)).data.items;
    expect(fine?.candidates.map(({ who }) => who)).toEqual(['titular', there.id]);
    const wrong = await name(driven.customer, id, {
      revision: data.revision,
      who: later.id,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields?.[0]?.key).toBe('Who');
    const silent = await name(driven.customer, id, {
      revision: data.revision,
      who: ANOTHER_DRIVER,
    });
    expect(silent.body.fields?.map(({ key }) => key)).toEqual(['Name', 'Cpf', 'Cnh']);
    const first = await name(driven.customer, id, {
      revision: data.revision,
      who: there.id,
    });
    expect(first.data.state).toBe('condutor_indicado');
    expect(first.data.driver).toEqual({
      name: 'Otávio 11144477735',
      cpf: '111.444.777-35',
      cnh: '12294923308',
    });
    const second = await name(driven.customer, id, {
      revision: first.data.revision,
      who: ANOTHER_DRIVER,
      ...{ name: 'Célia Prates', cpf: '123.456.789-09', cnh: '10019005600' },
    });
    expect(second.data.driver).toEqual({
      name: 'Célia Prates',
      cpf: '123.456.789-09',
      cnh: '10019005600',
    });
    const mails = (await api.mails()).filter(({ subject }) =>
      /multa|dirigia/.test(subject),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      ARRIVED,
      'Você disse quem dirigia: falta assinar',
      'Você disse quem dirigia: falta assinar',
    ]);
    expect(mails.map(({ bodyText }) => bodyText).join()).not.toMatch(/Célia|Otávio/);
  });

  it('waits in the list of contracts until the sheet is signed, or the days are over', async () => {
    const { customer, consultant, id, contractId, revision } = await arrived();
    const waiting = async () => {
      const { data } = await customer.send(listContracts, {});
      return data.find((one) => one.id === contractId)?.waitingFine;
    };
    const amount = 130.16;
    const first = { answerUntil: '2026-12-23', amount };
    expect(await waiting()).toEqual({ ...first, isNamed: false });
    await name(customer, id, { revision, who: 'titular' });
    expect(await waiting()).toEqual({ ...first, isNamed: true });
    await customer.send(sendTrafficFineFile, {
      params: { id, kind: 'indicacao-assinada' },
      body: { file: await aPhoto('assinada.jpg') },
    });
    expect(await waiting()).toBeUndefined();
    await sendNotification(consultant, (await register(consultant, LATER)).data.id);
    expect(await waiting()).toEqual({
      answerUntil: '2026-12-28',
      amount,
      isNamed: false,
    });
    api.clock.advance(40 * DAY_MS);
    await signedInAgain(api, customer);
    expect(await waiting()).toBeUndefined();
  });

  it('can be named on the last day and no later', async () => {
    const { customer, id, revision } = await arrived({ answerUntil: '2026-11-25' });
    api.clock.advance(DAY_MS);
    await signedInAgain(api, customer);
    const late = await name(customer, id, { revision, who: 'titular' });
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'O prazo para indicar o condutor acabou em 25/11/2026.',
    );
    const other = await arrivedAgain('2026-11-26');
    expect(
      (await name(customer, other.id, { revision: other.revision, who: 'titular' }))
        .status,
    ).toBe(200);
  });

  async function arrivedAgain(answerUntil: string) {
    const consultant = await api.asRole('CONSULTANT');
    const { id } = (await register(consultant, { noticeNumber: 'X1', answerUntil })).data;
    return { id, revision: (await sendNotification(consultant, id)).data.revision };
  }

  it('is asked for once more five days before the last one', async () => {
    const { contractId, customer, id, revision } = await arrived();
    const reminder = 'Falta dizer quem dirigia: responda até 23/12/2026';
    api.clock.advance(22 * DAY_MS); // 17/12/2026
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    expect(await watchedByTwo()).toEqual([0, 1]);
    expect((await subjects()).filter((subject) => subject === reminder)).toHaveLength(1);
    await signedInAgain(api, customer);
    expect((await list(customer, contractId)).data.items).toMatchObject([
      { id, revision },
    ]);
  });

  it('needs the paper that was signed: that is reminded of too', async () => {
    await named();
    api.clock.advance(25 * DAY_MS);
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 1 });
    expect((await subjects()).at(-1)).toBe(
      'Falta a folha assinada: envie até 23/12/2026',
    );
  });

  it('is not reminded of where the fine itself came late', async () => {
    await arrived({ answerUntil: '2026-11-28' });
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
  });

  it('is not reminded of once the signed paper is there', async () => {
    const { customer, id } = await named();
    await customer.send(sendTrafficFineFile, {
      params: { id, kind: 'indicacao-assinada' },
      body: { file: await aPhoto() },
    });
    api.clock.advance(25 * DAY_MS);
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
  });

  it('is the holder when nobody answers, told once', async () => {
    const { customer, contractId, revision, id } = await arrived();
    const over = 'O prazo para dizer quem dirigia acabou';
    api.clock.advance(28 * DAY_MS); // 23/12/2026, the last day
    await watchFines(api.ports, api.db); // reminds
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
    api.clock.advance(DAY_MS);
    expect(await watchedByTwo()).toEqual([0, 1]);
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 0 });
    expect((await subjects()).filter((subject) => subject === over)).toHaveLength(1);
    await signedInAgain(api, customer);
    const [fine] = (await list(customer, contractId)).data.items;
    expect(fine?.state).toBe('titular_informado');
    expect(fine?.canName).toBe(false);
    const late = await name(customer, id, { revision: revision + 1, who: 'titular' });
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('changed-meanwhile');
  });

  it('signs a PDF', async () => {
    const { customer, id } = await named();
    const sheet = await customer.send(downloadDriverIndication, { params: { id } });
    expect(sheet.status).toBe(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    // The driver signs below the declaration: both stand on one page.
    expect((await PDFDocument.load(sheet.bytes)).getPageCount()).toBe(1);
  });

  it('of a company is signed by the partner who signed its contract', async () => {
    const { customer, contractId, id, revision } = await arrived();
    await api.db
      .update(users)
      .set({ personType: 'PJ', name: 'Massa Fresca Ltda.', document: 'DEM0PJ01000160' })
      .where(eq(users.id, customer.userId));
    const someone = { name: 'Célia Prates', cpf: '123.456.789-09', cnh: '10019005600' };
    await name(customer, id, { revision, who: ANOTHER_DRIVER, ...someone });
    const sheet = async () => {
      const { bytes } = await customer.send(downloadDriverIndication, { params: { id } });
      expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
      return textOfPdf(bytes).replace(/\s+/g, ' ');
    };
    expect(await sheet()).toContain('Assinatura de quem representa a empresa: ____');
    await signedByLucia(api, contractId);
    const words = await sheet();
    expect(words).toContain(
      'Titular do contrato Empresa contratante Massa Fresca Ltda., CNPJ DE.M0P.J01/0001-60 Quem assina por ela Lúcia Massa, CPF 000.000.001-91 Contrato C-2611-',
    );
    expect(words).toContain('Nome Célia Prates CPF 123.456.789-09');
    expect(words).toContain('Proprietária do veículo Rodar Assinaturas S.A.');
    expect(words).toContain('Assinatura de quem dirigia: ____');
    expect(words).toContain('Assinatura pela empresa contratante: ____');
  });

  it('stands with its signatures on one page, however long the names are', async () => {
    const long = 'Rua Deputado Benedito Augusto de Almeida Prado, esquina, '.repeat(3);
    const { customer, id, revision } = await arrived({ place: long.slice(0, 160) });
    const someone = { name: 'Maria '.repeat(15).trim(), cpf: '123.456.789-09' };
    const cnh = '10019005600';
    await name(customer, id, { revision, who: ANOTHER_DRIVER, ...someone, cnh });
    await api.db
      .update(users)
      .set({ personType: 'PJ', name: 'Companhia de Transportes '.repeat(4).trim() })
      .where(eq(users.id, customer.userId));
    const { bytes } = await customer.send(downloadDriverIndication, { params: { id } });
    const pages = textOfPdf(bytes).split(/Página \d de \d/);
    const signed = pages.filter((page) => page.includes('Declaramos que'));
    expect(signed).toHaveLength(1);
    expect(signed[0]).toContain('Assinatura de quem representa a empresa: ____');
  });

  it('sends the signed sheet back, which goes with another name', async () => {
    const { customer, consultant, id, revision } = await named();
    const signed = await customer.send(sendTrafficFineFile, {
      params: { id, kind: 'indicacao-assinada' },
      body: { file: await aPhoto() },
    });
    expect(signed.data.files).toEqual(['indicacao-assinada', 'notificacao']);
    expect(
      (
        await consultant.send(downloadTrafficFineFile, {
          params: { id, kind: 'indicacao-assinada' },
        })
      ).status,
    ).toBe(200);
    const again = await name(customer, id, {
      revision: revision + 1,
      who: ANOTHER_DRIVER,
      ...{ name: 'Célia Prates', cpf: '123.456.789-09', cnh: '10019005600' },
    });
    expect(again.data.files).toEqual(['notificacao']);
    expect(await api.db.select().from(doomedFiles)).toHaveLength(1);
  });

  it('has no sheet before somebody was named', async () => {
    const { customer, id } = await arrived();
    const { status } = await customer.send(downloadDriverIndication, { params: { id } });
    expect(status).toBe(404);
  });

  it('may be contested with the body, which stops no deadline', async () => {
    const { customer, id, revision } = await arrived();
    const { data } = await customer.send(contestTrafficFine, {
      params: { id },
      body: { revision, note: 'O radar estava sem aferição.' },
    });
    expect(data.state).toBe('aguardando_condutor');
    expect(data.contest?.note).toBe('O radar estava sem aferição.');
    expect(data.canName).toBe(true);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Anotamos que você vai recorrer da multa');
    expect(mail?.bodyText).not.toContain('radar');
    api.clock.advance(29 * DAY_MS);
    expect(await watchFines(api.ports, api.db)).toEqual({ done: 1 });
  });
});
