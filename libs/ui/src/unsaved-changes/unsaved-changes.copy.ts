export const unsavedCopy = {
  title: 'Sair sem salvar?',
  text: 'O que você escreveu aqui ainda não foi salvo. Se sair, isso se perde.',
  stay: 'Continuar aqui',
  leave: 'Sair sem salvar',
} as const;
