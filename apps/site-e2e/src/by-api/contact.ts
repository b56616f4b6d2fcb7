import { sendLead } from '@site/api-contract';
import { ApiVisitor } from './visitor';

/** Sends the lead form as a new person; returns the lead's id. */
export async function leaveContact(name: string, email: string): Promise<string> {
  const { id } = await new ApiVisitor().send(sendLead, {
    params: { product: 'carro-por-assinatura' },
    body: {
      name,
      email,
      cellphone: '11981234507',
      interest: 'quero para uso pessoal',
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    },
  });
  return id;
}
