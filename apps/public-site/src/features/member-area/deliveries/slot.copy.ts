import { type Delivery } from '@site/api-contract';
import { slotDayText } from '@site/ui/slots';

export const slotCopy = {
  title: 'Dia da entrega',
  at: (day: string, time: string) => `${slotDayText(day)}, às ${time}`,
  was: (day: string, time: string) =>
    `Estava marcada para ${slotDayText(day)}, às ${time}.`,
  passed: 'Esse dia passou. Escolha outro.',
  chooseAnother: 'Escolher outro dia',
  home: (home: Delivery['home']) =>
    [
      home
        ? `A loja leva o carro até: ${home.address}.`
        : 'A loja leva o carro até você.',
      'Tenha em mãos a CNH de quem vai receber.',
    ].join(' '),
  otherHome:
    'O endereço é o do contrato. Se não vale mais, ligue para a loja antes do dia.',
  store: 'Leve a CNH de quem vai receber. A loja confere o carro com você.',
  pin: 'Na entrega, um código de 6 números chega ao seu e-mail. Só diga o código com o carro na sua frente.',
  unpaid: 'Você escolhe o dia depois de pagar a primeira mensalidade.',
  ordered:
    'Seu carro vem da fábrica. Quando ele chegar à loja, avisamos por e-mail e você escolhe o dia.',
  closed: 'Agora não dá para trocar o dia aqui. Se precisar, ligue para a loja.',
  choose: 'Escolha quando quer receber o carro.',
  putsOff: 'Enquanto você não escolhe, a data prometida fica adiada.',
  change: 'Trocar o dia',
  full: 'Nenhum dia livre nas próximas semanas. Ligue para a loja e marque por telefone.',
  submit: 'Marcar entrega',
  submitChange: 'Remarcar entrega',
  pending: 'Marcando...',
  done: 'Entrega marcada. Mandamos os detalhes por e-mail.',
  failed: 'Não conseguimos marcar agora. Tente de novo em instantes.',
  slotsFailed: 'Não conseguimos abrir os horários.',
} as const;
