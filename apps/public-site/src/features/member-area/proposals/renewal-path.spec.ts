import { aContract } from '@site/testing';
import { renewalPath } from './renewal-path';

it('names the whole plan of a contract, a company’s as well', () => {
  const contract = aContract({ term: 24, km: 1500 });
  const terms = {
    ...contract.terms,
    clientType: 2 as const,
    addOnSlugs: ['vidros-e-pneus'],
  };
  const { searchParams } = new URL(renewalPath({ ...contract, terms }), 'http://site');
  expect(Object.fromEntries(searchParams)).toEqual({
    modelo: 'aroeira',
    versao: 'aroeira-evolucao',
    cor: 'azul-fiorde',
    prazo: '24',
    km: '1500',
    tipo: 'pj',
    opcionais: 'vidros-e-pneus',
    renovacao: contract.id,
  });
});
