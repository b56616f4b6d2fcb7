import { automaticPix } from './payment-codes';

const OF = {
  COMPANY_NAME: undefined,
  COMPANY_DOCUMENT: undefined,
  COMPANY_ADDRESS: undefined,
  COMPANY_CITY: undefined,
  SUPPORT_PHONE: undefined,
  SUPPORT_EMAIL: undefined,
  PRIVACY_EMAIL: undefined,
};

// docs/product: the operator of the site is configuration
it.each([
  [{}, '5922Rodar Assinaturas S.A.6008Curitiba'],
  [
    { COMPANY_NAME: 'Auto Exemplo S.A.', COMPANY_CITY: 'Recife' },
    '5917Auto Exemplo S.A.6006Recife',
  ],
  [
    {
      COMPANY_NAME: 'Locadora Pé na Estrada e Participações Ltda.',
      COMPANY_CITY: 'São José dos Pinhais',
    },
    '5924Locadora Pe na Estrada e6012Sao Jose dos',
  ],
])('a Pix pays the company of the configuration: %j', async (company, receiver) => {
  const { code } = await automaticPix({ ...OF, ...company }, 'pix.example.com/rec/1');
  expect(code).toContain(`5802BR${receiver}6207`);
});
