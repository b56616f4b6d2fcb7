/** Texts about partners who were not checked. */
export const checkPartnersCopy = {
  title: 'Sócios mudaram depois da aprovação',
  /** `when` is the time of the latest change. */
  changed: (count: number, when: string) =>
    count === 1
      ? `1 sócio entrou ou mudou em ${when} e não foi conferido.`
      : `${count} sócios entraram ou mudaram e não foram conferidos; o último em ${when}.`,
  nobody: 'Até lá ninguém pode assinar pela empresa.',
  others: (signers: number) =>
    signers === 1
      ? '1 sócio conferido pode assinar.'
      : `${signers} sócios conferidos podem assinar.`,
  until: (day: string) => `Confira o cadastro e o contrato social até ${day}.`,
  submit: 'Sócios conferidos',
  waits: 'Sócios conferidos',
  done: 'Sócios conferidos. O cliente recebe um e-mail.',
  failed: 'Não conseguimos registrar a conferência. Tente de novo em instantes.',
};
