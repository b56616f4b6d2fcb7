import { createHash } from 'node:crypto';
import { formatCentavos } from '@site/api-contract/brazil';
import {
  type CampaignBenefit,
  exitCostCentavos,
  TERMS,
} from '@site/api-contract/pricing';
import { companyFacts, someFacts } from '../testing/some-facts';
import { plainText, writeContract } from './contract-text';

const said = (facts = someFacts()) =>
  plainText(writeContract(facts).text, '').replaceAll('\u00a0', ' ');

/** The add-ons that a clause mentions. */
const ADD_ONS = [
  'carro-reserva-30',
  'entrega-em-casa',
  'franquia-reduzida',
  'pelicula',
  'protecao-de-renda',
  'vidros-e-pneus',
];

/** R$ 150 off each of the first six months. */
const VERAO: CampaignBenefit = {
  code: 'VERAO26',
  monthlyOffCentavos: 15_000,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 0,
  endsOn: '2026-12-31',
};

/**
 * Hash of each version's text, with every add-on, for a company, and with a campaign. A signed text names
 * its version, so changed words need a new version here.
 */
const SAID: Record<string, string> = {
  '2026-11-23': '551bbc2bd15d56e4',
  '2026-11-24': '208d7f305bbdfa68',
  '2026-11-25': 'd17c5ce80dbe8bb4',
  '2026-11-26': '4e7ecd60cdec325b',
  '2026-11-27': 'c4c4b7726489b146',
  '2026-11-28': '6ad11f12cce3682b',
  '2026-11-29': 'cb4fc27042063b26',
  '2026-11-30': 'ea0d4f6d8c896a5a',
  '2026-12-01': 'c45665fca734c6ca',
  '2026-12-02': '933880728788cb34',
};

it('says what its version says', () => {
  const addOns = ADD_ONS.map((slug) => ({ slug, name: slug }));
  const plain = someFacts();
  const full = companyFacts({ addOns });
  const given = someFacts({ benefit: VERAO });
  const texts = [plain, full, given].map((facts) => writeContract(facts).textHash).join();
  const { textVersion } = writeContract(plain);
  const hash = createHash('sha256').update(texts).digest('hex').slice(0, 16);
  expect({ [textVersion]: hash }).toEqual({ [textVersion]: SAID[textVersion] });
});

it('says who bears a change of taxes', () => {
  expect(said()).toContain(
    'Se impostos ou taxas mudarem durante o contrato, a mensalidade continua a mesma: a diferença fica com a gente.',
  );
});

describe('the ten numbers of a contract', () => {
  it('say what it costs, for how long, when, and what leaving costs', () => {
    const { numbers } = writeContract(someFacts()).text;
    expect(
      numbers.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]),
    ).toEqual([
      ['Mensalidade', 'R$ 2.637,00'],
      ['Prazo', '36 meses'],
      ['Total do contrato', 'R$ 95.322,00'],
      ['Km por mês', '1.000 km'],
      ['Km extra', 'R$ 0,70 cada'],
      ['Primeira parcela', 'R$ 3.027,00'],
      ['Vencimento das outras', 'Dia 10'],
      ['Entrega prometida', 'Até 02/12/2026'],
      ['Sair no mês 12', 'R$ 10.548,00'],
      ['Desistir sem pagar nada', 'Até 30/11/2026'],
    ]);
  });

  it('of a year show the cost of leaving in month 6, since month 12 is the end', () => {
    const { numbers } = writeContract(someFacts({ term: 12 })).text;
    expect(numbers.find(({ key }) => key === 'saida')).toMatchObject({
      label: 'Sair no mês 6',
      value: formatCentavos(exitCostCentavos(263_700, 12, 6)),
    });
  });
});

describe('the clauses of a contract', () => {
  it.each(TERMS)(
    'name the cost of leaving in each of %i months as the simulator does',
    (term) => {
      const { sections } = writeContract(someFacts({ term })).text;
      const table = sections
        .find(({ key }) => key === 'saida')
        ?.parts.find((part) => 'table' in part)?.table;
      const costs = new Map(table?.rows.map(([month, cost]) => [Number(month), cost]));
      expect([...costs.keys()].sort((a, b) => a - b)).toEqual(
        Array.from({ length: term }, (_, index) => index + 1),
      );
      for (const [month, cost] of costs)
        expect(cost).toBe(formatCentavos(exitCostCentavos(263_700, term, month)));
    },
  );

  it('mark what limits the customer, so that it stands out (CDC art. 54 § 4)', () => {
    const clauses = writeContract(someFacts())
      .text.sections.flatMap(({ parts }) => parts)
      .flatMap((part) => ('clause' in part ? [part.clause] : []))
      .join('\n');
    for (const limit of [
      'multa de 2%',
      '20% de cada mensalidade',
      'franquia',
      'cada km acima',
      '21 anos ou mais',
      'Dano fora da tabela não é cobrado, nem valor acima dela.',
    ])
      expect(clauses).toContain(limit);
  });

  it('contain the wear table of the car, with what costs nothing and the highest price', () => {
    const rows = (facts = someFacts()) =>
      writeContract(facts)
        .text.sections.find(({ key }) => key === 'devolucao')
        ?.parts.flatMap((part) => ('table' in part ? part.table.rows : []))
        .map((row) => row.join(' | ').replaceAll('\u00a0', ' '));
    expect(rows()).toHaveLength(22);
    expect(rows()).toContain(
      'Roda raspada, cada (seguro) | Raspão de até 5 cm na borda | R$ 340,00',
    );
    expect(rows()).toContain(
      'Pneu cortado, furado ou com bolha, cada | Desgaste do uso | Pago pelo opcional',
    );
    expect(rows(someFacts({ addOns: [] }))).toContain(
      'Pneu cortado, furado ou com bolha, cada | Desgaste do uso | R$ 690,00',
    );
  });

  it('name the charging cable for an electric car alone', () => {
    const of = (fuel: 'flex' | 'eletrico') =>
      said(someFacts({ wear: { version: '1', carClass: 'compacto', fuel } }));
    expect(of('eletrico')).toContain('Cabo de recarga faltando');
    expect(of('flex')).not.toContain('Cabo de recarga');
  });

  it('of a contract that was signed before there was a wear table name none', () => {
    const text = said(someFacts({ wear: undefined }));
    expect(text).toContain('Marca pequena de uso não é cobrada.');
    expect(text).not.toContain('tabela de danos');
  });

  it('follow the add-ons that were chosen', () => {
    expect(said()).toContain('Troca de vidros, faróis');
    expect(said()).toContain('Você recebe o carro até 02/12/2026, na sua casa,');
    const plain = said(someFacts({ addOns: [], oneOff: [] }));
    expect(plain).toContain('o furo de pneu, o vidro quebrado');
    expect(plain).toContain('Opcionais: Nenhum');
    expect(plain).toContain('Você recebe o carro até 02/12/2026, na loja,');
    expect(plain).toContain('Carro reserva por até 7 dias');
    expect(
      said(
        someFacts({
          addOns: [{ slug: 'carro-reserva-30', name: 'Carro reserva por 30 dias' }],
        }),
      ),
    ).toContain('Carro reserva por até 30 dias');
  });

  it('name a company by its CNPJ, and who signs for it', () => {
    const text = said(companyFacts());
    for (const line of [
      'Proposta P-2611-0487, para assinar em 23/11/2026, por Paulo Massa, CPF 123.456.789-09, pela empresa contratante Massa Fresca Ltda.',
      'Empresa contratante: Massa Fresca Ltda.',
      'CNPJ: 4K.8AU.R0R/0001-12',
      'Quem assina por ela: Paulo Massa',
      'CPF de quem assina: 123.456.789-09',
      'Neste contrato, “nós” é a locadora, a Rodar Assinaturas S.A., e “você” é a empresa contratante, representada por Paulo Massa, do seu quadro de sócios.',
    ])
      expect(text).toContain(line);
  });

  it('call the two parties by one word each', () => {
    for (const facts of [someFacts(), companyFacts()])
      expect(said(facts).replaceAll(/empresa contratante/gi, '')).not.toMatch(/empresa/i);
    expect(said()).not.toContain('contratante');
  });

  it('say of a company that only those whom it names drive', () => {
    const text = said(companyFacts());
    expect(text).toContain(
      'Só dirige quem a empresa contratante indicar na área logada: até dois motoristas, sem custo.',
    );
    expect(text).toContain('- Até dois motoristas indicados pela empresa contratante.');
    expect(text).not.toContain('Além de você');
    expect(said()).toContain('Além de você, até dois motoristas adicionais, sem custo');
  });

  it('say which days put off the promised day after which leaving is free', () => {
    const parts = writeContract(someFacts()).text.sections.flatMap(({ parts: of }) => of);
    const clauses = parts.flatMap((part) => ('clause' in part ? [part.clause] : []));
    expect(clauses).toContain(
      'Adiam essa data, e não contam como atraso nosso, os dias em que o seu primeiro pagamento atrasar, os que você levar para escolher o dia da entrega e os que passarem do primeiro dia livre até o que você escolher.',
    );
    expect(said()).toContain(
      'passada sem o carro a data da cláusula Entrega e promessa, nada.',
    );
  });

  it('say what ends when the car is stolen or written off', () => {
    expect(said()).toContain(
      'Se o carro for roubado ou furtado e não voltar, ou tiver perda total, o contrato termina no dia da perda. No mês da perda você paga 1/30 da mensalidade por dia, contando esse dia. O que for cobrado pelo tempo depois dele é desfeito, e o que você já tiver pago por esse tempo volta para você. Não há custo de saída, acerto de km nem devolução. A franquia e as multas de até esse dia são suas.',
    );
  });

  it('end every sentence', () => {
    for (const facts of [someFacts(), companyFacts()])
      for (const part of writeContract(facts).text.sections.flatMap(({ parts }) => parts))
        if ('text' in part) expect(part.text).toMatch(/\.$/);
  });

  it('bring the car to the address of a company', () => {
    expect(said(companyFacts())).toContain(
      'Você recebe o carro até 02/12/2026, no endereço da empresa contratante, com a CNH de quem vai receber',
    );
  });

  it('leave out what the car runs on: fuel, or the charging of an electric one', () => {
    expect(said()).toContain('Ficam por sua conta combustível, multas, pedágio');
    expect(said(someFacts({ fuel: 'eletrico' }))).toContain(
      'Ficam por sua conta recarga, multas, pedágio',
    );
  });
});

describe('the hash of a contract', () => {
  it('is the same for the same facts', () => {
    expect(writeContract(someFacts()).textHash).toBe(writeContract(someFacts()).textHash);
    expect(writeContract(someFacts()).textHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['the day', { signedOn: '2026-11-24' as const }],
    ['the price', { monthlyCentavos: 263_701 }],
    ['the promised day', { promisedOn: '2026-12-03' as const }],
    ['the due day', { dueDay: 15 }],
    ['the address', { customer: { ...someFacts().customer, address: 'Rua B, 2' } }],
    ['the dealership', { handover: { label: 'Retirada', text: 'Rodar Paulista' } }],
  ])('changes with %s', (_what, change) => {
    expect(writeContract(someFacts(change)).textHash).not.toBe(
      writeContract(someFacts()).textHash,
    );
  });
});
