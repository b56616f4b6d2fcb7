import { type TrafficFine } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { FINE_POINTS } from '@site/api-contract/driving';

export const trafficFinesCopy = {
  lead: 'Quando chega uma multa do seu carro, ela aparece aqui e no seu e-mail. Diga quem dirigia até o último dia do prazo. O valor é o do órgão de trânsito, sem taxa nossa.',
  none: 'Nenhuma multa chegou para este carro.',
  list: 'Multas do carro',
  law: (description: string) => `Na notificação: ${description}`,
  sum: ({ amount, points }: Pick<TrafficFine, 'amount' | 'points'>) => {
    const label = FINE_POINTS.find((one) => one.points === points)?.label;
    return label ? `${formatBRL(amount)}, ${label.toLowerCase()}` : formatBRL(amount);
  },
  left: (days: number, until: string) =>
    days === 0
      ? `Hoje, ${formatDate(until)}, é o último dia para dizer quem dirigia.`
      : days === 1
        ? `Falta 1 dia para dizer quem dirigia: até ${formatDate(until)}.`
        : `Faltam ${days} dias para dizer quem dirigia: até ${formatDate(until)}.`,
  ask: 'Se você não disser a tempo, a multa e os pontos ficam no nome de quem contratou.',
  sign: (until: string) =>
    `Falta assinar: baixe a indicação, assine com quem dirigia e envie aqui até ${formatDate(until)}.`,
  signed: 'Recebemos a indicação assinada e a entregamos ao órgão de trânsito.',
  signedLate: 'A indicação assinada não chegou no prazo.',
  reported:
    'O prazo acabou sem resposta: a multa e os pontos ficam no nome de quem contratou.',
  charged: 'O órgão cobrou a multa: o valor está nos seus pagamentos, sem taxa nossa.',
  pay: 'Ver pagamentos',
  papers: 'Documentos',
  notification: 'Baixar a notificação',
  indication: 'Baixar a indicação de condutor',
  ownSigned: 'Baixar a indicação assinada',
  send: 'Enviar a indicação assinada',
  sendAgain: 'Enviar outra no lugar',
  sending: 'Enviando...',
  opening: 'Abrindo...',
  sent: 'Indicação assinada enviada.',
  filesHelp: 'Foto ou PDF de até 8 MB, com a cópia da CNH de quem dirigia.',
  actFailed: 'Não deu certo agora. Tente de novo.',
} as const;

export const fineDriverCopy = {
  title: 'Quem dirigia?',
  open: 'Dizer quem dirigia',
  change: 'Corrigir quem dirigia',
  another: 'Outra pessoa',
  anotherHelp: 'Alguém que não está nos motoristas do contrato.',
  name: 'Nome, como na CNH',
  cpf: 'CPF',
  cnh: 'Número de registro da CNH',
  cnhHelp: 'São 11 números, na CNH ou no aplicativo.',
  save: 'Indicar',
  saving: 'Indicando...',
  saved: (name: string) => `Indicação salva: ${name}. Agora baixe a indicação e assine.`,
  back: 'Voltar',
  failed: 'Não conseguimos salvar a indicação. Tente de novo.',
} as const;

export const fineContestCopy = {
  open: 'Vou recorrer da multa',
  title: 'Recorrer da multa',
  text: 'O recurso é feito por você, no órgão de trânsito, no prazo que está na notificação. Aqui você nos avisa. O prazo para dizer quem dirigia continua o mesmo.',
  note: 'Por que você vai recorrer?',
  send: 'Avisar',
  sending: 'Avisando...',
  sent: 'Anotamos que você vai recorrer.',
  back: 'Voltar',
  failed: 'Não conseguimos anotar. Tente de novo.',
} as const;
