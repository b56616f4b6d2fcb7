import { type WearClass } from '../../contracts/wear-terms';
import { type Fuel } from '../../pricing/cover';

/** Parts of the car, in the order of the table. */
export const WEAR_PARTS = [
  ['lataria', 'Lataria e pintura'],
  ['rodas', 'Rodas e pneus'],
  ['vidros', 'Vidros e luzes'],
  ['interior', 'Interior'],
  ['itens', 'Chaves e itens do carro'],
] as const;
export type WearPart = (typeof WEAR_PARTS)[number][0];

/** A damage that may be charged. */
export type WearRow = {
  /** The same in every version, like the name of its drawing. */
  key: string;
  part: WearPart;
  name: string;
  /** Traces of use that cost nothing, in words with their measure. */
  free: string;
  /** The longest trace that costs nothing, in millimeters; the drawing shows it. */
  freeMm?: number;
  /** The thing that is counted: `por peça`. */
  unit: string;
  /** Units that one car has. */
  most: number;
  /** All insured damages together cost at most the deductible. */
  isInsured: boolean;
  /** Slug of the add-on that pays for it. */
  paidBy?: 'vidros-e-pneus';
  /** Only a car that runs on it has the row. */
  fuel?: Fuel;
  /** Highest price of one unit, in centavos. */
  centavos: Readonly<Record<WearClass, number>>;
};

export type WearTable = {
  /** A running number from 1, as contracts and addresses name it. */
  version: string;
  classes: Readonly<Record<WearClass, { name: string; models: Record<string, string> }>>;
  rows: readonly WearRow[];
};

/** Prices of a row in reais, one a class. */
const reais = (compacto: number, medio: number, grande: number) => ({
  compacto: compacto * 100,
  medio: medio * 100,
  grande: grande * 100,
});

const WEAR_1: WearTable = {
  version: '1',
  classes: {
    compacto: {
      name: 'Compacto',
      models: { lira: 'Lira', sabia: 'Sabiá', ipe: 'Ipê', lume: 'Lume' },
    },
    medio: { name: 'Médio', models: { aroeira: 'Aroeira', cerrado: 'Cerrado' } },
    grande: {
      name: 'Grande',
      models: { serrana: 'Serrana', tropeiro: 'Tropeiro', mascate: 'Mascate' },
    },
  },
  rows: [
    {
      key: 'risco',
      part: 'lataria',
      name: 'Risco fundo',
      free: 'Risco de até 5 cm, ou que a unha não sente',
      freeMm: 50,
      unit: 'por peça',
      most: 12,
      isInsured: true,
      centavos: reais(420, 480, 560),
    },
    {
      key: 'pintura',
      part: 'lataria',
      name: 'Pintura descascada ou queimada',
      free: 'Lasca de pedra de até 3 mm',
      freeMm: 3,
      unit: 'por peça',
      most: 12,
      isInsured: true,
      centavos: reais(620, 700, 820),
    },
    {
      key: 'amassado',
      part: 'lataria',
      name: 'Amassado com a tinta inteira',
      free: 'Amassado de até 2 cm',
      freeMm: 20,
      unit: 'por peça',
      most: 12,
      isInsured: true,
      centavos: reais(320, 360, 420),
    },
    {
      key: 'amassado-grande',
      part: 'lataria',
      name: 'Amassado com tinta solta, ou maior que um cartão',
      free: 'Até 2 cm, com a tinta inteira',
      freeMm: 20,
      unit: 'por peça',
      most: 12,
      isInsured: true,
      centavos: reais(890, 990, 1180),
    },
    {
      key: 'para-choque-raspado',
      part: 'lataria',
      name: 'Para-choque raspado',
      free: 'Raspão de até 10 cm na quina',
      freeMm: 100,
      unit: 'cada',
      most: 2,
      isInsured: true,
      centavos: reais(480, 540, 620),
    },
    {
      key: 'para-choque-quebrado',
      part: 'lataria',
      name: 'Para-choque trincado, furado ou solto',
      free: 'Furos de fábrica da placa',
      unit: 'cada',
      most: 2,
      isInsured: true,
      centavos: reais(1290, 1480, 1790),
    },
    {
      key: 'retrovisor',
      part: 'lataria',
      name: 'Retrovisor quebrado',
      free: 'Riscos finos na capa',
      unit: 'cada',
      most: 2,
      isInsured: true,
      centavos: reais(540, 620, 780),
    },
    {
      key: 'roda-raspada',
      part: 'rodas',
      name: 'Roda raspada',
      free: 'Raspão de até 5 cm na borda',
      freeMm: 50,
      unit: 'cada',
      most: 4,
      isInsured: true,
      centavos: reais(290, 340, 420),
    },
    {
      key: 'roda-quebrada',
      part: 'rodas',
      name: 'Roda amassada ou trincada',
      free: 'Pintura gasta pelo uso',
      unit: 'cada',
      most: 4,
      isInsured: true,
      centavos: reais(890, 1090, 1390),
    },
    {
      key: 'pneu',
      part: 'rodas',
      name: 'Pneu cortado, furado ou com bolha',
      free: 'Desgaste do uso',
      unit: 'cada',
      most: 4,
      isInsured: false,
      paidBy: 'vidros-e-pneus',
      centavos: reais(520, 690, 890),
    },
    {
      key: 'para-brisa',
      part: 'vidros',
      name: 'Para-brisa trincado ou lascado',
      free: 'Lasca de até 1 cm, fora da frente do motorista',
      freeMm: 10,
      unit: 'cada',
      most: 1,
      isInsured: false,
      paidBy: 'vidros-e-pneus',
      centavos: reais(890, 1150, 1390),
    },
    {
      key: 'vidro',
      part: 'vidros',
      name: 'Vidro da porta ou traseiro quebrado',
      free: 'Riscos finos de limpeza',
      unit: 'cada',
      most: 6,
      isInsured: false,
      paidBy: 'vidros-e-pneus',
      centavos: reais(560, 640, 760),
    },
    {
      key: 'farol',
      part: 'vidros',
      name: 'Farol quebrado ou trincado',
      free: 'Lente opaca ou com riscos finos',
      unit: 'cada',
      most: 2,
      isInsured: true,
      paidBy: 'vidros-e-pneus',
      centavos: reais(1190, 1490, 1990),
    },
    {
      key: 'lanterna',
      part: 'vidros',
      name: 'Lanterna quebrada ou trincada',
      free: 'Lente com riscos finos',
      unit: 'cada',
      most: 2,
      isInsured: true,
      paidBy: 'vidros-e-pneus',
      centavos: reais(480, 590, 720),
    },
    {
      key: 'mancha',
      part: 'interior',
      name: 'Mancha que a limpeza não tira',
      free: 'Sujeira que sai com limpeza comum',
      unit: 'por banco ou forro',
      most: 8,
      isInsured: false,
      centavos: reais(240, 260, 290),
    },
    {
      key: 'rasgo',
      part: 'interior',
      name: 'Rasgo, furo ou queimado no tecido',
      free: 'Marca de até 5 mm',
      freeMm: 5,
      unit: 'por banco ou forro',
      most: 8,
      isInsured: false,
      centavos: reais(420, 460, 520),
    },
    {
      key: 'acabamento',
      part: 'interior',
      name: 'Acabamento quebrado ou furado',
      free: 'Riscos leves do uso',
      unit: 'por peça',
      most: 8,
      isInsured: false,
      centavos: reais(350, 390, 450),
    },
    {
      key: 'limpeza',
      part: 'interior',
      name: 'Cheiro de cigarro, pelos ou sujeira pesada',
      free: 'Poeira e areia do dia a dia',
      unit: 'pelo carro',
      most: 1,
      isInsured: false,
      centavos: reais(380, 420, 460),
    },
    {
      key: 'chave',
      part: 'itens',
      name: 'Chave faltando',
      free: 'Chave com a capa gasta',
      unit: 'cada',
      most: 2,
      isInsured: false,
      centavos: reais(890, 990, 1190),
    },
    {
      key: 'estepe',
      part: 'itens',
      name: 'Estepe faltando',
      free: 'Estepe com desgaste do uso',
      unit: 'cada',
      most: 1,
      isInsured: false,
      centavos: reais(690, 860, 1090),
    },
    {
      key: 'ferramenta',
      part: 'itens',
      name: 'Macaco, chave de roda ou triângulo faltando',
      free: 'Ferramenta gasta pelo uso',
      unit: 'cada',
      most: 3,
      isInsured: false,
      centavos: reais(140, 140, 160),
    },
    {
      key: 'cabo',
      part: 'itens',
      name: 'Cabo de recarga faltando, em carro elétrico',
      free: 'Cabo gasto pelo uso',
      unit: 'cada',
      most: 1,
      isInsured: false,
      fuel: 'eletrico',
      centavos: reais(1290, 1290, 1290),
    },
  ],
};

/**
 * Every version that a contract was signed with, the one for new contracts last. A version
 * that stands here is never changed: another price or word is another version.
 */
export const WEAR_TABLES: readonly [WearTable, ...WearTable[]] = [WEAR_1];
