import { type Config } from '../../platform/config';
import { writeLetter } from '../../platform/letter';
import { type Mail } from '../../platform/mail';

type Confirmed = { to: string; name: string; model: string; number: number };

/** Confirms a place in the queue: what it is, what comes next, how to give it up. */
export function reservationMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, name, model, number }: Confirmed,
): Mail {
  const [first = name] = name.split(' ');
  return writeLetter(config, {
    to,
    subject: `Pré-reserva do ${model}: seu lugar na fila é o ${number}`,
    paragraphs: [
      `${first}, seu lugar na fila do ${model} está guardado:`,
      'Quando as primeiras unidades abrirem, chamamos por telefone e e-mail, na ordem da fila. Você tem 5 dias para configurar o carro e enviar a proposta.',
      'Você não pagou nada e não assinou nada. O preço é o do dia em que você for chamado, e aparece inteiro antes da assinatura.',
      'Para desistir, avise pela página de contato. O lugar de quem vem depois não muda de número.',
    ],
    code: `Lugar ${number}`,
    link: { label: 'Desistir ou mudar seus dados', path: '/institucional/contato' },
  });
}
