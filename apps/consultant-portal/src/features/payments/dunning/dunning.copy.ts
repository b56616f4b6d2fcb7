import { type OverdueDecisionKind } from '@site/api-contract';
import { formatBRL, formatCounted, formatDate } from '@site/api-contract/brazil';
import { BRING_BACK_DAYS, MONTHS_UNTIL_BACK } from '@site/api-contract/driving';
import { withFallback } from '@site/api-contract/with-fallback';

const days = (count: number) => formatCounted(count, 'dia', 'dias');
const DECISIONS: Record<OverdueDecisionKind, string> = withFallback(
  {
    combinar: 'Nova data combinada',
    perdoar: 'Multa e juros perdoados',
    encerrar: 'Contrato encerrado',
  },
  'Outra decisão',
);

/** Texts about contracts that wait for a decision after the last automatic reminder. */
export const dunningCopy = {
  title: 'Atrasos esperando você',
  lead: 'Depois do último aviso quem decide é uma pessoa: nada termina sozinho.',
  keys: 'mudam de contrato.',
  caption: 'Contratos que receberam o último aviso, o mais atrasado primeiro',
  columns: {
    customer: 'Cliente',
    car: 'Carro',
    late: 'Atraso',
    owed: 'Devido hoje',
    letter: 'Último aviso',
    agreed: 'Combinado até',
  },
  days,
  money: formatBRL,
  day: formatDate,
  none: 'Nada combinado',
  failed: 'Não conseguimos abrir os atrasos.',
  empty: 'Nenhum contrato espera decisão. Quem receber o último aviso aparece aqui.',
  one: {
    title: 'Atraso',
    tag: 'Em atraso',
    back: 'Todos os atrasos',
    failed: 'Não conseguimos abrir este atraso.',
    gone: 'Este contrato já foi decidido.',
    goneText: 'As contas foram pagas, ou outra pessoa já decidiu.',
    contract: 'Contrato e extrato',
    since: 'Venceu em',
    late: 'Atraso',
    owed: 'Devido hoje',
    lateCharges: 'Multa e juros incluídos',
    letter: 'Último aviso enviado em',
    agreed: 'Data combinada',
    withCar: 'Carro',
    hasCar: 'Com o cliente',
    hasNone: 'Ainda não entregue',
    cost: 'Encerrar custa ao cliente',
    endsFrom: 'Dá para encerrar a partir de',
    phone: 'Celular',
    email: 'E-mail',
    before: 'O que já foi decidido',
    nothingBefore: 'Nenhuma decisão até agora.',
    decisions: DECISIONS,
    until: (day: string) => `até ${formatDate(day)}`,
    by: (when: string, who: string | null) =>
      who === null ? when : `${when}, por ${who}`,
  },
  form: {
    title: 'Decisão',
    choose: 'O que fazer',
    combinar: 'Combinar outra data',
    combinarHelp: 'Até lá o cliente não recebe lembretes do que está em aberto.',
    perdoar: 'Perdoar multa e juros',
    perdoarHelp: 'O valor das parcelas continua devido.',
    encerrar: 'Encerrar o contrato',
    notBefore: (day: string) =>
      `Só a partir de ${formatDate(day)}: até lá o cliente pode pagar ou conversar.`,
    encerrarHelp: (delivered: boolean, cost: number) =>
      delivered
        ? `O cliente tem ${BRING_BACK_DAYS} dias para devolver o carro. Sair custa ${formatBRL(cost)}. ${MONTHS_UNTIL_BACK.staff} Uma compra do carro que não foi paga é desfeita.`
        : 'O carro não foi entregue: o contrato é cancelado.',
    promisedOn: 'Pagar até',
    message: 'Mensagem ao cliente',
    messageHelp: 'Vai por e-mail do jeito que você escrever.',
    submit: {
      combinar: 'Combinar',
      perdoar: 'Perdoar',
      encerrar: 'Encerrar',
      '': 'Decidir',
    },
    pending: 'Registrando...',
    done: 'Decisão registrada. O cliente recebe um e-mail.',
    failed: 'Não conseguimos registrar a decisão. Tente de novo em instantes.',
  },
} as const;
