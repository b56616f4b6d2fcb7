import {
  decideProposal,
  getDriver,
  getLead,
  getPrivacy,
  getProposal,
  getServiceRequest,
  getTrafficFine,
} from '@site/api-contract';
import { AUDIT_LOOKS } from '@site/api-contract/activity';
import { actorOf, recordAudit, SYSTEM } from '#platform/security/audit';
import { authorize, SECOND } from '../../driving/drivers/testing/a-driver';
import { later } from '../../driving/km/testing/driving';
import { open as openRequest } from '../../driving/service-requests/testing/claimed-request';
import { drivingWithPlate, register } from '../../driving/traffic-fines/testing/a-fine';
import { leads } from '../../sales/leads/leads.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { testApi } from '../../testing/api';
import { type Marked, markedPerson } from './testing/marked-person';

const api = testApi();
const look = async (person: Marked) =>
  (await person.send(getPrivacy, { params: { id: person.userId } })).data;

// security-requirements I2
describe('I2: the privacy of an account', () => {
  it('shows who looked: role and shop, newest first, and no names', async () => {
    const person = await markedPerson(api, { withProposal: true });
    const [consultant, dealer] = [
      await api.asRole('CONSULTANT', { name: 'Otávio Reis' }),
      await api.asRole('CONSULTANT'),
    ];
    const { data } = await consultant.send(getProposal, {
      params: { id: (await firstProposal()).id },
    });
    api.clock.advance(60_000);
    await dealer.send(decideProposal, {
      params: { id: data.id },
      body: { to: 'aprovada', reasons: [], revision: data.revision },
    });
    const { views } = await look(person);
    expect(views).toEqual([
      {
        at: '2026-11-23T15:01:00.000Z',
        who: 'Equipe de consultores',
        what: 'Mudou a etapa da sua proposta',
      },
      {
        at: '2026-11-23T15:00:00.000Z',
        who: 'Equipe de consultores',
        what: 'Abriu a sua proposta',
      },
    ]);
  });

  it('shows every look that the trail has of a person, each in words', async () => {
    const person = await markedPerson(api);
    const { userId } = await api.asRole('CONSULTANT');
    const actor = actorOf(SYSTEM, { id: userId, role: 'CONSULTANT' });
    const looks = AUDIT_LOOKS.filter((look) => look.endsWith('-viewed'));
    for (const action of looks)
      await recordAudit(api.ports, api.db, { actor, action, personId: person.userId });
    const { views } = await look(person);
    expect(views).toHaveLength(looks.length);
    expect(views.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'Abriu os dados de um motorista seu',
        'Abriu um atendimento seu',
        'Abriu uma multa do seu carro',
        'Abriu a devolução do seu carro',
        'Abriu a compra do seu carro',
        'Abriu as suas cobranças no banco',
      ]),
    );
  });

  it('shows that a contact was opened which the person sent with this e-mail', async () => {
    const person = await markedPerson(api);
    const [lead] = await api.db.select().from(leads);
    await (
      await api.asRole('CONSULTANT')
    ).send(getLead, { params: { id: lead?.id ?? '' } });
    expect((await look(person)).views).toEqual([
      {
        at: '2026-11-23T15:00:00.000Z',
        who: 'Equipe de consultores',
        what: 'Abriu um contato seu',
      },
    ]);
  });

  it('shows each driver, fine and request of a contract that was opened, once in half an hour', async () => {
    const { customer, id } = await drivingWithPlate(api);
    const drivers = [
      await authorize(customer, id),
      await authorize(customer, id, SECOND),
    ];
    await later(api, 2, customer);
    const consultant = await api.asRole('CONSULTANT');
    const fines = [
      await register(consultant),
      await register(consultant, { noticeNumber: 'T765432-1' }),
    ];
    const requests = [
      await openRequest(customer, id),
      await openRequest(customer, id, { kind: 'outro', text: 'Perdi o manual.' }),
    ];
    for (const minutes of [29, 0]) {
      for (const driver of drivers)
        await consultant.send(getDriver, { params: { id, driverId: driver.id } });
      for (const { data } of fines)
        await consultant.send(getTrafficFine, { params: { id: data.id } });
      for (const { data } of requests)
        await consultant.send(getServiceRequest, { params: { id: data.id } });
      api.clock.advance(minutes * 60_000);
    }
    await later(api, 0, customer);
    const { data } = await customer.send(getPrivacy, {
      params: { id: customer.userId },
    });
    expect(data.views.map(({ what }) => what)).toEqual([
      ...Array<string>(2).fill('Abriu um atendimento seu'),
      ...Array<string>(2).fill('Abriu uma multa do seu carro'),
      ...Array<string>(2).fill('Abriu os dados de um motorista seu'),
    ]);
    const looks = await api.trail('driver-viewed');
    expect(looks.map(({ subject }) => subject)).toEqual(
      drivers.map((driver) => `driver:${id}:${driver.id}`),
    );
  });
});

async function firstProposal() {
  const [row] = await api.db.select().from(proposals);
  if (!row) throw new Error('No proposal');
  return row;
}
