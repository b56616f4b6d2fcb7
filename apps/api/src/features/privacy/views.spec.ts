import { decideProposal, getLead, getPrivacy, getProposal } from '@site/contracts';
import { AUDIT_LOOKS } from '@site/contracts/audit-looks';
import { actorOf, recordAudit, SYSTEM } from '#platform/security/audit';
import { leads, proposals } from '../../tables';
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
});

async function firstProposal() {
  const [row] = await api.db.select().from(proposals);
  if (!row) throw new Error('No proposal');
  return row;
}
