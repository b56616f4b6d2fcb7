import { formatDateTime } from '@site/api-contract/brazil';

/** Texts about inviting the customer to a cart that a seller prepared. */
export const inviteCopy = {
  title: (name: string | null) => `Convidar ${name ?? 'o cliente'}`,
  lead: 'O cliente vê os carros e os preços, vê o que você poderá fazer e aceita ou recusa no aparelho dele. O convite vale 72 horas e só aceita uma resposta. Um convite novo anula o anterior.',
  beside: 'O cliente está com você',
  make: 'Mostrar o código QR',
  makeLink: 'Criar o link para o WhatsApp',
  making: 'Criando...',
  away: 'O cliente está longe',
  email: 'E-mail do cliente',
  emailHelp: 'Usamos só para este envio, não guardamos.',
  send: 'Enviar por e-mail',
  sending: 'Enviando...',
  sent: (email: string) => `Enviamos o convite para ${email}.`,
  link: 'Link do convite',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Selecione o link e copie.',
  /** By the chosen way; `sent` says it of a mail. */
  madeBy: {
    code: 'O convite está pronto.',
    link: 'O link está pronto. Envie pelo WhatsApp ou copie.',
  },
  qr: 'Código QR do convite',
  scan: 'Aponte a câmera do celular do cliente para o código.',
  closes: 'Esta janela fecha sozinha quando o cliente responder.',
  until: (at: string) =>
    `O convite vale até ${formatDateTime(at)}. O código aparece só agora: para mostrar de novo, faça outro convite.`,
  linkUntil: (at: string) =>
    `O convite vale até ${formatDateTime(at)}. O link aparece só agora: para enviar outro, faça outro convite.`,
  another: 'Fazer outro convite',
  anotherHelp: 'O convite de agora deixa de valer quando o novo ficar pronto.',
  whatsApp: 'Enviar pelo WhatsApp',
  message: (url: string) =>
    `Preparei uma simulação de carro por assinatura para você. Veja os carros e os preços, e responda se quer decidir junto: ${url}`,
};
