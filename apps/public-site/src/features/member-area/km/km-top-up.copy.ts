import { formatBRL, formatDate, formatKm } from '@site/api-contract/brazil';

export const kmTopUpCopy = {
  open: 'Comprar km',
  title: 'Comprar km',
  lead: (price: number) =>
    `Pelo preço do seu plano, ${formatBRL(price)} por km. Valem até o fim do contrato; o que sobrar não vira dinheiro.`,
  choose: 'Quantos km?',
  km: formatKm,
  cost: (amount: number) => formatBRL(amount),
  due: 'Vence em',
  dueOn: (day: string) => formatDate(day),
  pays: 'Você paga',
  confirm: (km: number, cost: number) => `Comprar ${formatKm(km)} por ${formatBRL(cost)}`,
  buying: 'Comprando...',
  cancel: 'Agora não',
  failed: 'Não conseguimos comprar os km. Nada foi cobrado: tente de novo.',
  bought: (km: number, cost: number, dueOn: string) =>
    `Pronto: ${formatKm(km)} comprados. ${formatBRL(cost)} vencem em ${formatDate(dueOn)}.`,
  payments: 'Ver pagamentos',
} as const;
