import { browserName } from '@site/api-contract';
import { discreetEmail } from '@site/api-contract/brazil';
import { type SignatureEvidence } from '../contracts.table';

const WITH_SECONDS = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
});

/** The evidence that proves a signature (domain-brazil 14). */
export function evidenceOf({
  email,
  accountEmail,
  address,
  userAgent,
  at,
  signer,
}: {
  /** The address that the PIN went to. */
  email: string;
  accountEmail: string;
  /** Client address from the reverse proxy. */
  address: string | null;
  userAgent: string | undefined;
  at: Date;
  /** The partner who signs for a company. */
  signer?: { name: string; cpf: string } | null;
}): SignatureEvidence {
  return {
    address,
    at: at.toISOString(),
    email: discreetEmail(email),
    // Only the family of the browser: a version would tell more than the evidence needs.
    userAgent: browserName(userAgent ?? ''),
    ...(signer && { signer, emailOf: email === accountEmail ? 'account' : 'signer' }),
  };
}

/** The rows of the page of evidence. */
export function evidenceFacts(
  { address, at, email, emailOf, userAgent, signer }: SignatureEvidence,
  customer: { name: string; document: string },
): [name: string, value: string][] {
  const signed: [string, string][] = signer
    ? [
        ['Assinado por', `${signer.name}, CPF ${signer.cpf}`],
        ['Pela empresa contratante', `${customer.name}, CNPJ ${customer.document}`],
      ]
    : [['Assinado por', customer.name]];
  const whose = signer
    ? `, e-mail informado para ${signer.name}${emailOf === 'account' ? ', o mesmo da conta' : ''}`
    : '';
  return [
    ...signed,
    ['Assinado em', `${WITH_SECONDS.format(new Date(at))} (horário de Brasília)`],
    ['Endereço IP', address ?? 'Não informado'],
    ['Navegador', userAgent],
    [
      'Prova de identidade',
      `Conta com senha e código de uso único enviado a ${email}${whose}`,
    ],
    ['Pela locadora', 'Aceito pelo sistema, no mesmo instante'],
  ];
}
