import {
  claimLead,
  type LeadWork,
  listLeads,
  releaseLead,
  sendLead,
  workLead,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

/** A lead that a person sends, and the consultants' work on it. */
export function leadsAtWork(api: TestApi) {
  async function aLead(name = 'Bia Souza', more: Record<string, string> = {}) {
    const { data } = await api.asAnyone().send(sendLead, {
      params: { product: 'carro-por-assinatura' },
      body: {
        name,
        email: `${name.split(' ')[0]?.toLowerCase()}@exemplo.test`,
        cellphone: '(41) 99876-5432',
        interest: 'quero para uso pessoal',
        cpf: null,
        state: null,
        months: null,
        hasAcceptedNewsletter: null,
        ...more,
      },
    });
    return data.id;
  }

  const consultant = (name: string) => api.asRole('CONSULTANT', { name });
  const claim = (who: TestClient, id: string, revision = 1) =>
    who.send(claimLead, { params: { id }, body: { revision } });
  const release = (who: TestClient, id: string, revision: number) =>
    who.send(releaseLead, { params: { id }, body: { revision } });
  const work = (who: TestClient, id: string, body: LeadWork) =>
    who.send(workLead, { params: { id }, body });
  /** Names of the open leads, in the order of the queue. */
  const seen = async (who: TestClient, query: { holder?: string } = {}) => {
    const { data } = await who.send(listLeads, {
      query: { ...query, status: 'abertos' },
    });
    return data.items.map(({ name }) => name);
  };
  return { aLead, consultant, claim, release, work, seen };
}
