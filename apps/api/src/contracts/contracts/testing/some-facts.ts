import { type TextFacts } from '../text/text-facts';

/**
 * The contract of an Aroeira for 36 months, signed on 23/11/2026, with the given changes.
 */
export function someFacts(change: Partial<TextFacts> = {}): TextFacts {
  return {
    proposalNumber: 'P-2611-0487',
    simulationCode: 'RD-7K2M-48',
    priceTable: 'TAB-2611',
    company: {
      name: 'Rodar Assinaturas S.A.',
      document: 'DE.MOF.AB1/0001-23',
      address: 'Avenida das Araucárias, 2026, Curitiba, PR',
      phone: '0800 000 0000',
      email: 'atendimento@rodar.test',
      privacyEmail: 'privacidade@rodar.test',
    },
    customer: {
      name: 'Ana Souza',
      personType: 'PF',
      document: '529.982.247-25',
      address: 'Rua XV de Novembro, 100, Centro, Curitiba, PR, CEP 80020-310',
      email: 'ana@exemplo.test',
      phone: '(41) 99876-5432',
      signer: null,
    },
    clientType: 1,
    modelSlug: 'aroeira',
    modelName: 'Aroeira',
    versionSlug: 'aroeira-evolucao',
    paint: 'vermelho-ipe',
    dealershipId: 1,
    handover: { label: 'Entrega em casa', text: 'Pela loja Rodar Batel' },
    versionName: 'Aroeira Evolução 1.0 Turbo AT',
    engine: '1.0 Turbo',
    fuel: 'flex',
    paintName: 'Vermelho Ipê',
    term: 36,
    km: 1000,
    addOns: [
      { slug: 'vidros-e-pneus', name: 'Vidros e pneus' },
      { slug: 'entrega-em-casa', name: 'Entrega em casa' },
    ],
    lines: [
      { key: 'uso', label: 'Uso do carro', centavos: 254_900 },
      { key: 'cor', label: 'Vermelho Ipê', centavos: 3900 },
      { key: 'vidros-e-pneus', label: 'Vidros e pneus', centavos: 4900 },
    ],
    monthlyCentavos: 263_700,
    oneOff: [{ key: 'entrega-em-casa', label: 'Entrega em casa', centavos: 39_000 }],
    totalCentavos: 9_532_200,
    extraKmCentavos: 70,
    deductibleCentavos: 300_000,
    wear: { version: '1', carClass: 'medio' },
    dueDay: 10,
    paymentMethod: 'pix',
    signedOn: '2026-11-23',
    promisedOn: '2026-12-02',
    firstPayment: { dueOn: '2026-11-24', centavos: 302_700 },
    ...change,
  };
}

/** The same of a company for which one of its partners signs. */
export function companyFacts(change: Partial<TextFacts> = {}): TextFacts {
  return someFacts({
    customer: {
      name: 'Massa Fresca Ltda.',
      personType: 'PJ',
      document: '4K.8AU.R0R/0001-12',
      address: 'Avenida Paulista, S/N, Bela Vista, São Paulo, SP, CEP 01310-100',
      email: 'massa@exemplo.test',
      phone: '(11) 99876-5432',
      signer: { name: 'Paulo Massa', cpf: '123.456.789-09' },
    },
    ...change,
  });
}
