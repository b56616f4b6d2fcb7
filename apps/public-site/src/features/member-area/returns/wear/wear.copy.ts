export const wearCopy = {
  title: 'O que um dano pode custar',
  text: 'Só o que está na tabela do seu contrato, e no máximo o preço dela. Marca de uso não custa nada.',
  open: 'Ver a tabela do seu contrato',
  page: 'Abrir a tabela em outra página',
  version: (version: string) => `Versão ${version}, a do dia em que você assinou.`,
} as const;
