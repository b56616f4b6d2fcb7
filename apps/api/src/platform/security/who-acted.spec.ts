import { byWhom, type WhoActed } from './who-acted';

const ana = { at: new Date('2026-11-23T15:00:00Z'), name: 'Ana Reis', id: 'a' };

describe('who was first, as the second reads it', () => {
  it.each<[string, Partial<WhoActed>]>([
    ['Ana Reis', { role: 'CONSULTANT' }],
    ['O cliente', { role: 'customer' }],
    ['O sistema', { role: 'system', name: null, id: null }],
    ['A equipe de operações', { role: 'operations', name: null, id: null }],
    ['Outra pessoa', { role: 'CONSULTANT', name: null }],
  ])('is %s, with the day and the time', (who, changes) => {
    expect(byWhom({ ...ana, ...changes }, 'retirou esta tabela', 'b')).toBe(
      `${who} retirou esta tabela em 23/11/2026, 12:00.`,
    );
  });

  it('is the reader, who has the page open twice', () => {
    expect(byWhom(ana, 'retirou esta tabela', 'a')).toBe(
      'Você retirou esta tabela em 23/11/2026, 12:00.',
    );
  });
});
