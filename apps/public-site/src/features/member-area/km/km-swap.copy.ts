import { formatBRL, formatDate, formatKm } from '@site/api-contract/brazil';

const kmText = (km: number) => `${formatKm(km)} por mês`;

export const kmSwapCopy = {
  open: 'Trocar pacote de km',
  title: 'Trocar o pacote de km',
  lead: 'O preço é o da tabela do seu contrato. Cor e opcionais ficam como estão.',
  choose: 'Qual pacote?',
  km: kmText,
  present: 'O seu hoje',
  monthly: (amount: number) => formatBRL(amount),
  now: 'Mensalidade hoje',
  then: 'Mensalidade nova',
  more: (difference: number) =>
    difference > 0
      ? `${formatBRL(difference)} a mais por mês`
      : `${formatBRL(-difference)} a menos por mês`,
  from: 'Vale a partir da',
  fromInstallment: (number: number, dueOn: string) =>
    `mensalidade ${number}, que vence em ${formatDate(dueOn)}`,
  next: 'Próxima troca possível',
  nextOn: (day: string) => formatDate(day),
  early: (day: string) =>
    `O pacote muda uma vez a cada 6 meses. A próxima troca é possível em ${formatDate(day)}.`,
  charged:
    'Nenhuma outra mensalidade vai ser cobrada: o pacote fica como está até o fim.',
  none: 'Não há outro pacote para este carro.',
  loadFailed: 'Não conseguimos abrir os pacotes',
  same: 'Escolha outro pacote',
  confirm: (km: number) => `Trocar para ${kmText(km)}`,
  swapping: 'Trocando...',
  failed: 'Não conseguimos trocar o pacote. Nada mudou: tente de novo.',
  cancel: 'Agora não',
  swapped: (km: number, from: number) =>
    `Pronto: ${kmText(km)} a partir da mensalidade ${from}. A mudança do contrato está no seu e-mail.`,
} as const;
