import { parseAnswer } from '@site/api-contract/calls';
import { aLeadForm, type Answer, stubTransport } from '@site/testing';
import { type ClientWiring, createClient } from '../../client';

/** Request of `sendLead`. */
export const leadRequest = {
  params: { product: 'carro-por-assinatura' },
  body: {
    ...aLeadForm(),
    cpf: null,
    state: null,
    months: null,
    hasAcceptedNewsletter: null,
  },
};

/** A client over a stub, with headers that a spec can tell apart. */
export function client(answers: Answer[], wiring: Partial<ClientWiring> = {}) {
  const transport = stubTransport({ answers });
  let made = 0;
  return {
    ...transport,
    ...createClient({
      baseUrl: 'http://localhost/api/v1',
      fetch: transport.fetch,
      apiKey: 'rodar-demo',
      brandId: '1',
      sessionId: () => 'the-session',
      readToken: () => null,
      readCookie: () => 'the-cookie',
      randomId: () => `id-${++made}`,
      parseAnswer,
      ...wiring,
    }),
  };
}
