import { type ClientType } from '@site/api-contract';
import { formatBRL, formatKm } from '@site/api-contract/brazil';

/** Texts that several screens of the simulator share. */
export const PERSON: Record<ClientType, { short: string; long: string }> = {
  1: { short: 'PF', long: 'Pessoa física' },
  2: { short: 'PJ', long: 'Pessoa jurídica' },
};

export const CLASS_NAMES = {
  hatch: 'Hatch',
  sedan: 'Sedã',
  suv: 'SUV',
  picape: 'Picape',
  eletrico: 'Elétrico',
  utilitario: 'Utilitário',
} as const;

/** `R$ 1.649,00`, without a line break inside. */
export function money(reais: number): string {
  return formatBRL(reais);
}

export function months(term: number): string {
  return `${term} meses`;
}

export function kmAMonth(km: number): string {
  return `${formatKm(km)} por mês`;
}

export const sharedCopy = {
  cart: 'Carrinho',
  included: 'Incluso',
  notIncluded: 'Não incluso',
  /** `more` is in reais a month. */
  pictured: (paint: string, more: number, toOrder: boolean) =>
    `Na foto: ${paint}, +\u00a0${money(more)}/mês${toOrder ? ', sob encomenda' : ''}`,
  configureModel: (name: string) => `Montar o ${name}`,
  retry: 'Tentar de novo',
  loading: 'Carregando',
  failed: 'Não conseguimos agora. Tente de novo em instantes.',
  failedTitle: 'Não conseguimos carregar os carros agora.',
  failedText: 'Nada do que você escolheu se perdeu. Tente de novo em instantes.',
  traceId: (id: string) => `Código de atendimento: ${id}`,
  deliverTo: 'Entrega em',
  change: 'Trocar',
  changePlace: 'Trocar o lugar da entrega',
  who: 'Para quem',
};

/** `Evolução 1.0 Turbo AT`: the version's name for use beside the model's name. */
export function versionOf(modelName: string, versionName: string): string {
  return versionName.startsWith(`${modelName} `)
    ? versionName.slice(modelName.length + 1)
    : versionName;
}
