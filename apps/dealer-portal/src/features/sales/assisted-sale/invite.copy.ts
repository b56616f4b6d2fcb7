/** Texts about inviting the customer to a cart that a seller prepared. */
export const inviteCopy = {
  title: (name: string) => `Convidar ${name}`,
  lead: 'Pelo link, o cliente vê os carros e os preços, vê o que você poderá fazer e aceita ou recusa. O link vale 72 horas e só aceita uma resposta. Um convite novo anula o anterior.',
  email: 'E-mail do cliente',
  emailHelp: 'Usamos só para este envio, não guardamos.',
  send: 'Enviar por e-mail',
  sending: 'Enviando...',
  sent: (email: string) => `Enviamos o convite para ${email}.`,
  or: 'Ou mande o link',
  make: 'Criar o link',
  making: 'Criando...',
  link: 'Link do convite',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  notCopied: 'O navegador não deixou copiar. Selecione o link e copie.',
  made: 'O convite está pronto. Mande o link para o cliente.',
  another: 'Fazer outro convite',
  anotherHelp: 'O convite de agora deixa de valer quando o novo ficar pronto.',
  whatsApp: 'Enviar pelo WhatsApp',
  message: (url: string) =>
    `Preparei uma simulação de carro por assinatura para você. Veja os carros e os preços, e responda se quer decidir junto: ${url}`,
};
