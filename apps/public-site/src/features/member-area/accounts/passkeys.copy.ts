/** A file of its own, since no page needs these texts first. */
export const passkeysCopy = {
  title: 'Passkeys',
  text: 'Uma passkey confirma que é você pelo dedo, pelo rosto ou pela senha do aparelho, e não pode ser copiada por um site falso. Cada uma vale no aparelho ou no gerenciador em que foi criada.',
  used: (created: string, used: string | null) =>
    used ? `Criada em ${created}, último uso em ${used}` : `Criada em ${created}`,
  add: 'Criar passkey',
  addText: 'Confirme a senha; depois o aparelho pede a sua confirmação.',
  goOn: 'Continuar',
  added: 'Passkey criada. Enviamos um aviso ao seu e-mail.',
  remove: 'Remover',
  removeOf: (name: string, created: string) =>
    `Remover a passkey ${name}, criada em ${created}`,
  removeText:
    'Ela deixa de valer na hora. Apague também no aparelho ou no gerenciador em que foi criada.',
  removed: (name: string) => `A passkey ${name} foi removida.`,
  pending: 'Esperando...',
  back: 'Voltar',
  notHere: 'Este navegador ou endereço não tem passkeys.',
  lost: 'Perdeu o aparelho da passkey?',
  lostSteps: [
    'Entre com o e-mail e a senha.',
    'Remova nesta página a passkey do aparelho perdido.',
    'Crie outra no aparelho novo.',
  ],
} as const;
