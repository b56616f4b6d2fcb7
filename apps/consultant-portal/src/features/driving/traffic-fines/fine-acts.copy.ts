import { formatBRL, formatDate } from '@site/api-contract/brazil';

/** Words of the documents of a fine and of its acts, which load after its facts. */
export const fineActsCopy = {
  papers: {
    title: 'Documentos',
    noSigned: 'A indicação assinada ainda não chegou.',
    notification: 'Baixar a notificação',
    indication: 'Baixar a indicação de condutor',
    signed: 'Baixar a indicação assinada',
    done: 'Notificação enviada.',
    choose: 'Escolher a notificação',
    chooseAgain: 'Trocar a notificação',
    chosen: (file: string) => `Arquivo escolhido: ${file}`,
    tells: (until: string) =>
      `O cliente recebe um e-mail com a multa e o prazo, ${formatDate(until)}, para dizer quem dirigia. Ela aparece na área dele com este arquivo.`,
    replaces: 'O cliente passa a ver este arquivo no lugar do outro, sem outro e-mail.',
    send: 'Enviar ao cliente',
    sendAgain: 'Trocar pelo escolhido',
    other: 'Escolher outro arquivo',
    back: 'Voltar',
    sending: 'Enviando...',
    opening: 'Abrindo...',
    help: 'Foto ou PDF de até 8 MB.',
    failed: 'Não deu certo agora. Tente de novo.',
  },
  charge: {
    title: 'Repassar o valor',
    amount: 'O órgão cobrou',
    help: (amount: number) => `No máximo ${formatBRL(amount)}. Sem taxa nossa.`,
    submit: 'Lançar na conta do cliente',
    pending: 'Lançando...',
    waits: 'Valor lançado',
    done: 'Valor lançado. O cliente recebe um e-mail.',
    failed: 'Não conseguimos lançar. Tente de novo em instantes.',
  },
  cancel: {
    open: 'Cancelar a multa',
    title: 'Cancelar a multa',
    reason: 'Motivo',
    help: (fine: { isTold: boolean; isCharged: boolean }) =>
      [
        fine.isTold
          ? 'O cliente recebe um e-mail e lê o motivo do jeito que você escrever.'
          : 'O cliente ainda não sabe desta multa e não recebe e-mail: o motivo fica para a equipe.',
        ...(fine.isCharged ? ['O que foi cobrado por ela é desfeito.'] : []),
      ].join(' '),
    submit: 'Cancelar a multa',
    back: 'Voltar',
    pending: 'Cancelando...',
    waits: 'Multa cancelada',
    done: 'Multa cancelada. O cliente recebe um e-mail.',
    doneUntold: 'Multa cancelada. O cliente não sabia dela.',
    failed: 'Não conseguimos cancelar. Tente de novo em instantes.',
  },
} as const;
