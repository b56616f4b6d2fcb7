import { BRAND, CONTACT } from '../brand.mjs';

// Chapters of the welcome film: each sentence and its time. Drawings, captions and length
// follow from this table.

/**
 * One stretch of the road. Times are seconds from the start. `model` names the sky and
 * ground (`data-model` in tokens.css); `speed` is the car's speed in px/s as pairs of
 * time and value; `captions` are told like a voice would.
 */
export const CHAPTERS = [
  {
    key: 'start',
    from: 0,
    model: 'aroeira',
    title: ['Boas-vindas', `à ${BRAND.name}`],
    text: ['Sete coisas para saber,', 'em um minuto.'],
    captions: [
      [
        0.4,
        5.6,
        `Boas-vindas à ${BRAND.name}. Em um minuto, sete coisas para saber do seu carro por assinatura.`,
      ],
    ],
  },
  {
    key: 'pickup',
    from: 6,
    model: 'lira',
    number: 1,
    title: ['Receba', 'o carro'],
    text: ['No dia e horário que você', 'marcou. Leve a CNH.'],
    captions: [
      [
        6.2,
        9.8,
        'Um: receba o carro. Vá à concessionária no dia e horário marcados, com a CNH.',
      ],
      [
        9.9,
        13.8,
        'Ele sai zero, emplacado e licenciado. Confira tudo, pegue a chave e vá.',
      ],
    ],
  },
  {
    key: 'area',
    from: 14,
    model: 'ipe',
    number: 2,
    title: ['A sua área,', 'no celular'],
    text: ['Contrato, parcelas e', 'documentos num lugar só.'],
    captions: [
      [
        14.2,
        17.8,
        'Dois: a sua área. Entre no site com o seu e-mail e toque em Área logada.',
      ],
      [17.9, 21.8, 'Lá estão o contrato, as parcelas, os documentos e os seus dados.'],
    ],
  },
  {
    key: 'service',
    from: 22,
    model: 'serrana',
    number: 3,
    title: ['Revisão', 'já está paga'],
    text: ['Peças e mão de obra,', `na rede ${BRAND.name}.`],
    captions: [
      [22.2, 25.8, 'Três: a revisão já está na mensalidade, com peças e mão de obra.'],
      [
        25.9,
        29.8,
        'Quando o painel avisar, marque com a concessionária da rede mais perto de você.',
      ],
    ],
  },
  {
    key: 'help',
    from: 30,
    model: 'noite',
    number: 4,
    title: ['Parou? Ligue', CONTACT.phone],
    text: ['Guincho e socorro, 24 horas,', 'em todo o país.'],
    captions: [
      [
        30.2,
        33.8,
        `Quatro: o carro parou ou bateu? Ligue para ${CONTACT.phone}, a qualquer hora.`,
      ],
      [
        33.9,
        37.8,
        'O guincho vai até você em todo o país, e você tem carro reserva por 7 dias.',
      ],
    ],
  },
  {
    key: 'km',
    from: 38,
    model: 'sabia',
    number: 5,
    title: ['Km que sobra', 'acumula'],
    text: ['O acerto é um só,', 'no fim do contrato.'],
    captions: [
      [
        38.2,
        41.8,
        'Cinco: o banco de km. O que sobra em um mês fica guardado para os outros.',
      ],
      [
        41.9,
        45.8,
        'Vale o total do prazo inteiro, e o acerto é um só, no fim do contrato.',
      ],
    ],
  },
  {
    key: 'pix',
    from: 46,
    model: 'lume',
    number: 6,
    title: ['Parcela', 'com Pix'],
    text: ['O código fica na sua área.', 'O valor é o mesmo até o fim.'],
    captions: [
      [
        46.2,
        49.8,
        'Seis: a parcela. Abra o contrato na sua área e copie o código Pix ou leia o QR.',
      ],
      [49.9, 53.8, 'O valor do primeiro mês é o valor do último.'],
    ],
  },
  {
    key: 'return',
    from: 54,
    model: 'cerrado',
    number: 7,
    title: ['No fim,', 'você decide'],
    text: ['Devolve, renova ou', 'troca por outro.'],
    captions: [
      [
        54.2,
        57.8,
        'Sete: no fim do prazo, você devolve o carro, renova ou troca por outro.',
      ],
      [57.9, 61.2, 'Não há nada para vender depois.'],
    ],
  },
  {
    key: 'end',
    from: 61.5,
    model: 'fim',
    title: [],
    text: [],
    captions: [
      [
        61.7,
        65.6,
        'O passo a passo está no guia do assinante, nesta página. Bom caminho.',
      ],
    ],
  },
];

export const SECONDS = 66;
export const FRAMES_A_SECOND = 24;
export const WIDTH = 1280;
export const HEIGHT = 720;

/** Speed of the car in px/s at some times; between them it changes evenly. */
const SPEEDS = [
  [0, 620],
  [1.5, 480],
  [5.4, 480],
  [6, 0],
  [11.4, 0],
  [13.4, 520],
  [21.2, 520],
  [22, 0],
  [28.2, 0],
  [29.4, 420],
  [30.2, 360],
  [31.6, 0],
  [36.8, 0],
  [38, 420],
  [46, 520],
  [54, 520],
  [61, 520],
  [66, 560],
];

/** Road covered until `time`, in px. */
export function distanceAt(time) {
  let sum = 0;
  for (let at = 1; at < SPEEDS.length; at += 1) {
    const [[t0, v0], [t1, v1]] = [SPEEDS[at - 1], SPEEDS[at]];
    const end = Math.min(time, t1);
    if (end <= t0) break;
    const v = v0 + ((v1 - v0) * (end - t0)) / (t1 - t0);
    sum += ((v0 + v) / 2) * (end - t0);
  }
  return sum;
}

/** Place of a chapter in `CHAPTERS` at `time`. */
export function chapterAt(time) {
  return CHAPTERS.findLastIndex(({ from }) => from <= time);
}

/**
 * The captions as a WebVTT file. They stand on the upper edge of the road, clear of the
 * big type.
 */
export function captions() {
  const cues = CHAPTERS.flatMap((chapter) => chapter.captions);
  const lines = cues.map(
    ([from, to, text]) => `${stamp(from)} --> ${stamp(to)} line:-2\n${text}`,
  );
  return `WEBVTT\n\n${lines.join('\n\n')}\n`;
}

function stamp(seconds) {
  const minutes = Math.floor(seconds / 60);
  return `00:${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(3).padStart(6, '0')}`;
}
