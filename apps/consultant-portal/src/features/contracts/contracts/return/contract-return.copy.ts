import { type CarReturn } from '@site/api-contract';
import {
  formatBRL,
  formatDate,
  formatDateTime,
  formatKm,
} from '@site/api-contract/brazil';
import { type DamageContest, type DamageState } from '@site/api-contract/driving';
import { RETURN_KIND_LABELS } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

type CarDamage = CarReturn['damages'][number];
type Days = Pick<CarReturn, 'contestUntil' | 'answerBy'>;

/** Texts of the return on the page of a contract. */
export const returnCopy = {
  title: 'Devolução',
  failed: 'Não conseguimos abrir a devolução.',
  gone: 'A devolução não está mais marcada.',
  why: 'Motivo',
  kinds: RETURN_KIND_LABELS,
  slot: 'Marcada para',
  slotAt: ({ day, time }: NonNullable<CarReturn['slot']>) =>
    `${formatDate(day)}, às ${time}`,
  noSlot: 'O cliente ainda não marcou',
  withoutSlot: 'Sem dia marcado',
  bringBy: 'Prazo',
  until: (day: string) => `até ${formatDate(day)}`,
  overdue: (day: string) => `Atrasada: era até ${formatDate(day)}`,
  place: 'Loja',
  address: 'Endereço',
  returned: 'Recebida em',
  at: formatDateTime,
  odometer: 'Km na devolução',
  km: formatKm,
  ahead: 'A vistoria, os danos e o acerto aparecem aqui quando a loja receber o carro.',
  inspection: (photos: number) =>
    `Vistoria, ${photos === 1 ? '1 foto' : `${photos} fotos`}`,
  damages: 'Danos da vistoria',
  noDamages: 'Nenhum dano anotado.',
  damage: ({ label, cost, contest }: Pick<CarDamage, 'label' | 'cost' | 'contest'>) =>
    contest === 'retirado'
      ? `${label}: não cobrado`
      : `${label}: o cliente paga ${formatBRL(cost)}`,
  quote: (quote: number, isInsured: boolean) =>
    `orçamento ${formatBRL(quote)}${isInsured ? ', coberto pelo seguro' : ''}`,
  contests: withFallback(
    {
      contestado: 'Contestado',
      mantido: 'Contestado, cobrança mantida',
      retirado: 'Contestado',
    } satisfies Record<DamageContest, string>,
    OTHER_STATE,
  ),
  states: withFallback<DamageState, (days: Days) => string>(
    {
      aguardando: ({ contestUntil }) =>
        contestUntil
          ? `O cliente pode contestar até ${formatDate(contestUntil)}. Nada foi cobrado ainda.`
          : 'O cliente ainda não respondeu. Nada foi cobrado ainda.',
      contestados: ({ answerBy }) =>
        answerBy
          ? `O cliente contestou. Responder até ${formatDate(answerBy)}.`
          : 'O cliente contestou e espera a resposta.',
      cobrados: () => 'Os danos foram lançados no contrato.',
      retirados: () => 'Os danos não são cobrados.',
    },
    () => OTHER_STATE,
  ),
  customerSaid: 'O cliente contou:',
  weSaid: 'Respondemos:',
  queue: 'Ver em Danos contestados',
  bill: 'Acerto',
  nothingCharged: 'A devolução não gerou cobrança.',
  dueOn: 'Vence em',
  money: formatBRL,
  refund: (amount: number) => `O cliente recebe de volta ${formatBRL(amount)}.`,
} as const;
