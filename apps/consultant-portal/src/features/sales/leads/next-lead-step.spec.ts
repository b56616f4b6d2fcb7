import { aLead } from '@site/testing';
import { groupByPerson } from './lead-groups';
import { nextLeadStep } from './next-lead-step';

const NOW = new Date('2026-11-25T15:00:00.000Z'); // noon of a Wednesday
const PAST = '2026-11-25T14:00:00.000Z';
const AHEAD = '2026-11-25T17:30:00.000Z';
const LATER = '2026-12-02T12:00:00.000Z';

describe('whose turn it is, in words', () => {
  const arrived = { waitingSince: '2026-11-24T12:00:00.000Z' };
  const PROMISED = '2026-11-26T03:00:00.000Z';
  it.each([
    [{ dueAt: null, status: 'sem_interesse' }, null],
    [{ ...arrived, dueAt: PROMISED }, ['Responder até 25/11/2026', false]],
    [
      { waitingSince: '2026-11-20T12:00:00.000Z', dueAt: '2026-11-24T03:00:00.000Z' },
      ['Resposta atrasada, era até 23/11/2026', true],
    ],
    // The promised answer to a new lead comes before a later contact
    [
      { ...arrived, dueAt: PROMISED, nextContactAt: LATER },
      ['Responder até 25/11/2026', false],
    ],
    [{ ...arrived, dueAt: AHEAD, nextContactAt: AHEAD }, ['Contato hoje, 14:30', false]],
    [
      { status: 'em_contato', dueAt: PAST, nextContactAt: PAST },
      ['Contato atrasado, hoje, 11:00', true],
    ],
    [
      { status: 'em_contato', dueAt: LATER, nextContactAt: LATER },
      ['Contato 02/12/2026, 09:00', false],
    ],
    [{ status: 'sem_resposta', dueAt: LATER }, ['Sem próximo contato', false]],
    [{ status: 'sem_resposta', dueAt: PAST }, ['Parado, sem próximo contato', true]],
  ] as const)('%j', (changes, said) => {
    const turn = nextLeadStep(aLead(changes), NOW);
    expect(turn && [turn.text, turn.late]).toEqual(said);
  });
});

describe('rows of one person', () => {
  const row = (id: string, email: string | null, cellphone: string) => ({
    id,
    email,
    cellphone,
  });
  const order = (...rows: ReturnType<typeof row>[]) =>
    groupByPerson(rows).map(({ lead, isRepeat }) => (isRepeat ? `>${lead.id}` : lead.id));

  it('stand below the first of them, by e-mail or phone, also through another row', () => {
    expect(
      order(
        row('a', 'ana@x.test', '1'),
        row('b', 'bia@x.test', '2'),
        row('c', null, '3'),
        row('d', 'ANA@x.test', '3'),
        row('e', 'bia@x.test', '9'),
      ),
    ).toEqual(['a', '>d', '>c', 'b', '>e']);
  });

  it('are nobody’s group where neither was given', () => {
    expect(order(row('a', null, ''), row('b', null, ''))).toEqual(['a', 'b']);
  });
});
