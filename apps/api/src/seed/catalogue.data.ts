/**
 * The demo's catalogue (domain-brazil 16.1 to 16.3). Amounts in reais, as there. The
 * paint in a model's picture is free, so that the price beside it is right.
 */
export const MODELS = [
  {
    slug: 'lira',
    name: 'Lira',
    classSlug: 'hatch',
    type: 'Hatch de entrada',
    defaultPaint: 'branco-nuvem',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'sabia',
    name: 'Sabiá',
    classSlug: 'hatch',
    type: 'Hatch compacto',
    defaultPaint: 'prata-lua',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'ipe',
    name: 'Ipê',
    classSlug: 'sedan',
    type: 'Sedã compacto',
    defaultPaint: 'prata-lua',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'aroeira',
    name: 'Aroeira',
    classSlug: 'suv',
    type: 'SUV compacto',
    defaultPaint: 'branco-nuvem',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'cerrado',
    name: 'Cerrado',
    classSlug: 'suv',
    type: 'SUV compacto',
    defaultPaint: 'prata-lua',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'serrana',
    name: 'Serrana',
    classSlug: 'suv',
    type: 'SUV médio',
    defaultPaint: 'prata-lua',
    clientTypes: 'PF PJ',
    preReservation: true,
  },
  {
    slug: 'tropeiro',
    name: 'Tropeiro',
    classSlug: 'picape',
    type: 'Picape',
    defaultPaint: 'branco-nuvem',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'lume',
    name: 'Lume',
    classSlug: 'eletrico',
    type: 'Compacto elétrico',
    defaultPaint: 'branco-nuvem',
    clientTypes: 'PF PJ',
    preReservation: false,
  },
  {
    slug: 'mascate',
    name: 'Mascate',
    classSlug: 'utilitario',
    type: 'Furgão elétrico',
    defaultPaint: 'branco-nuvem',
    clientTypes: 'PJ',
    preReservation: false,
  },
] as const;

const TURBO_10 = '1.0 turbo flex, 125 cv';
const TURBO_13 = '1.3 turbo flex, 163 cv';

type Version = {
  id: number;
  model: string;
  slug: string;
  name: string;
  engine: string;
  gearbox: string;
  automatic: boolean;
  fuel: 'flex' | 'eletrico';
  equipment: string;
  /** By default five. */
  seats?: number;
  list: number;
  base: number;
  extraKm: number;
  deductible: number;
};

export const VERSIONS: readonly Version[] = [
  {
    id: 1,
    model: 'lira',
    slug: 'lira-essencial',
    name: 'Lira Essencial 1.0 MT',
    engine: '1.0 flex, 71 cv',
    gearbox: 'Manual, 5 marchas',
    automatic: false,
    fuel: 'flex',
    equipment: 'Ar-condicionado, direção elétrica, tela de 7 polegadas, 4 airbags',
    list: 79_990,
    base: 1699,
    extraKm: 0.55,
    deductible: 2000,
  },
  {
    id: 2,
    model: 'lira',
    slug: 'lira-trilha',
    name: 'Lira Trilha 1.0 MT',
    engine: '1.0 flex, 71 cv',
    gearbox: 'Manual, 5 marchas',
    automatic: false,
    fuel: 'flex',
    equipment: 'Tudo do Essencial, suspensão elevada, rack de teto, câmera de ré',
    list: 84_990,
    base: 1819,
    extraKm: 0.55,
    deductible: 2000,
  },
  {
    id: 3,
    model: 'sabia',
    slug: 'sabia-drive',
    name: 'Sabiá Drive 1.0 MT',
    engine: '1.0 flex, 80 cv',
    gearbox: 'Manual, 5 marchas',
    automatic: false,
    fuel: 'flex',
    equipment: 'Ar-condicionado, câmera de ré, tela de 8 polegadas, 6 airbags',
    list: 94_990,
    base: 1999,
    extraKm: 0.6,
    deductible: 2500,
  },
  {
    id: 4,
    model: 'ipe',
    slug: 'ipe-conforto',
    name: 'Ipê Conforto 1.0 Turbo AT',
    engine: TURBO_10,
    gearbox: 'Automático, 6 marchas',
    automatic: true,
    fuel: 'flex',
    equipment:
      'Piloto automático, porta-malas de 520 litros, tela de 9 polegadas, 6 airbags',
    list: 119_990,
    base: 2399,
    extraKm: 0.7,
    deductible: 2500,
  },
  {
    id: 5,
    model: 'aroeira',
    slug: 'aroeira-evolucao',
    name: 'Aroeira Evolução 1.0 Turbo AT',
    engine: TURBO_10,
    gearbox: 'Dupla embreagem, 6 marchas',
    automatic: true,
    fuel: 'flex',
    equipment:
      'Frenagem de emergência, sensor de estacionamento, tela de 10 polegadas, 6 airbags',
    list: 124_990,
    base: 2549,
    extraKm: 0.7,
    deductible: 3000,
  },
  {
    id: 6,
    model: 'aroeira',
    slug: 'aroeira-premiere',
    name: 'Aroeira Première 1.0 Turbo AT',
    engine: TURBO_10,
    gearbox: 'Dupla embreagem, 6 marchas',
    automatic: true,
    fuel: 'flex',
    equipment: 'Tudo do Evolução, teto de outra cor, faróis de LED, alerta de ponto cego',
    list: 139_990,
    base: 2849,
    extraKm: 0.75,
    deductible: 3000,
  },
  {
    id: 7,
    model: 'cerrado',
    slug: 'cerrado-sertao',
    name: 'Cerrado Sertão 1.3 Turbo AT',
    engine: TURBO_13,
    gearbox: 'CVT',
    automatic: true,
    fuel: 'flex',
    equipment: 'Modos de condução, câmera de ré, faróis de LED, 6 airbags',
    list: 149_990,
    base: 2999,
    extraKm: 0.8,
    deductible: 3000,
  },
  {
    id: 8,
    model: 'cerrado',
    slug: 'cerrado-chapada',
    name: 'Cerrado Chapada 1.3 Turbo AT',
    engine: TURBO_13,
    gearbox: 'CVT',
    automatic: true,
    fuel: 'flex',
    equipment:
      'Tudo do Sertão, teto panorâmico, bancos com ajuste elétrico, câmera 360 graus',
    list: 164_990,
    base: 3299,
    extraKm: 0.85,
    deductible: 3500,
  },
  {
    id: 9,
    model: 'serrana',
    slug: 'serrana-mirante',
    name: 'Serrana Mirante 1.3 Turbo AT',
    engine: TURBO_13,
    gearbox: 'Dupla embreagem, 6 marchas',
    automatic: true,
    fuel: 'flex',
    equipment: 'Sete lugares, teto panorâmico, piloto automático adaptativo, 7 airbags',
    seats: 7,
    list: 199_990,
    base: 3899,
    extraKm: 0.95,
    deductible: 4500,
  },
  {
    id: 10,
    model: 'tropeiro',
    slug: 'tropeiro-lida',
    name: 'Tropeiro Lida 1.6 MT',
    engine: '1.6 flex, 120 cv',
    gearbox: 'Manual, 6 marchas',
    automatic: false,
    fuel: 'flex',
    equipment:
      'Cabine dupla, capota marítima, protetor de caçamba, bloqueio do diferencial',
    list: 134_990,
    base: 2899,
    extraKm: 0.8,
    deductible: 3500,
  },
  {
    id: 11,
    model: 'lume',
    slug: 'lume-eletrico',
    name: 'Lume Elétrico',
    engine: 'Elétrico, 65 cv, 185 km de autonomia',
    gearbox: 'Automático',
    automatic: true,
    fuel: 'eletrico',
    equipment: 'Carregador portátil, ar-condicionado, câmera de ré, tela de 7 polegadas',
    seats: 4,
    list: 99_990,
    base: 2199,
    extraKm: 0.6,
    deductible: 3500,
  },
  {
    id: 12,
    model: 'mascate',
    slug: 'mascate-eletrico',
    name: 'Mascate Elétrico',
    engine: 'Elétrico, 122 cv, 300 km de autonomia',
    gearbox: 'Automático',
    automatic: true,
    fuel: 'eletrico',
    equipment: 'Volume de 11 m³, divisória, câmera de ré, portas traseiras a 180 graus',
    seats: 3,
    list: 249_990,
    base: 4999,
    extraKm: 1.2,
    deductible: 5000,
  },
];

export const PAINTS = [
  { slug: 'branco-nuvem', name: 'Branco Nuvem', monthly: 0 },
  { slug: 'prata-lua', name: 'Prata Lua', monthly: 0 },
  { slug: 'cinza-cometa', name: 'Cinza Cometa', monthly: 29 },
  { slug: 'preto-noite', name: 'Preto Noite', monthly: 29 },
  { slug: 'vermelho-ipe', name: 'Vermelho Ipê', monthly: 39 },
  { slug: 'azul-fiorde', name: 'Azul Fiorde', monthly: 39 },
] as const;

export const ADD_ONS = [
  {
    slug: 'vidros-e-pneus',
    name: 'Vidros e pneus',
    description: 'Troca de vidros, faróis, lanternas e pneus danificados.',
    price: 49,
    charged: 'month',
  },
  {
    slug: 'franquia-reduzida',
    name: 'Franquia pela metade',
    description: 'Se bater ou for roubado, você paga metade da franquia do seguro.',
    price: 79,
    charged: 'month',
  },
  {
    slug: 'carro-reserva-30',
    name: 'Carro reserva por 30 dias',
    description: 'Em vez de 7 dias, até 30 quando o seu precisar parar.',
    price: 59,
    charged: 'month',
  },
  {
    slug: 'pelicula',
    name: 'Película nos vidros',
    description: 'Aplicada antes da entrega, dentro da lei.',
    price: 19,
    charged: 'month',
  },
  {
    slug: 'protecao-de-renda',
    name: 'Proteção de renda',
    description:
      'Cobre até 3 mensalidades se você perder o emprego ou ficar incapacitado.',
    price: 39,
    charged: 'month',
    clientTypes: 'PF',
  },
  {
    slug: 'entrega-em-casa',
    name: 'Entrega em casa',
    description: 'O carro vai até você, no dia e na hora combinados.',
    price: 390,
    charged: 'once',
  },
] as const;

/** Paints of the cars in stock. */
export const STOCK_PAINTS = [
  'branco-nuvem',
  'cinza-cometa',
  'vermelho-ipe',
  'prata-lua',
] as const;
