export const lostPhoneCopy = {
  act: 'Perdeu o celular',
  title: (name: string) => `${name} perdeu o celular?`,
  lead: 'O caminho de volta tem três passos:',
  steps: (name: string) => [
    `Confirme, ao vivo ou por telefone, que é mesmo ${name} quem pede.`,
    'Desligue aqui o aplicativo autenticador e as passkeys. As sessões abertas terminam, e a pessoa recebe um e-mail que diz quem desligou.',
    `${name} entra com a senha, digita o código que chega por e-mail e conecta o aplicativo ou uma passkey no celular novo.`,
  ],
  submit: 'Desligar a segunda etapa',
  pending: 'Desligando...',
  done: (name: string) =>
    `A segunda etapa de ${name} foi desligada. No próximo acesso, é só conectar outro aplicativo ou outra passkey.`,
  failed: 'Não conseguimos desligar a segunda etapa agora. Tente de novo em instantes.',
} as const;
