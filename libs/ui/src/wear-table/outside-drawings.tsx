import { type ReactNode } from 'react';

/** A drawing of one damage, 160 by 110 units. */
export type Drawing = {
  /** Units a millimeter, for the ruler below. */
  scale?: number;
  /** Where a bank card lies, and its size against a real one. */
  card?: readonly [x: number, y: number, scale: number];
  scene: ReactNode;
};

const PANEL = (
  <>
    <path className="wear-body" d="M0 0h160v110H0z" />
    <path className="wear-light" d="M0 20 160 6v12L0 32z" />
  </>
);

const BUMPER = (
  <>
    <path className="wear-body" d="M0 0h160v14c-4 20-8 34-22 44H0z" />
    <path className="wear-light" d="M0 12h154l-3 8H0z" />
    <path className="wear-dark" d="M0 58h138c-6 8-16 12-30 14H0z" />
    <path className="wear-line" d="M0 34h118m0-6v12" />
  </>
);

const WHEEL = (
  <>
    <circle className="wear-dark" cx="80" cy="52" r="48" />
    <circle className="wear-light" cx="80" cy="52" r="34" />
    <circle className="wear-body" cx="80" cy="52" r="29" />
    <path
      className="wear-spokes"
      d="M80 52V24m0 28 27-9M80 52l16 23M80 52 64 75m16-23-27-9"
    />
    <circle className="wear-light" cx="80" cy="52" r="7" />
  </>
);

/** Body, wheels and tires, by the key of the row: flat parts of a car, the damage in dark. */
export const OUTSIDE: Readonly<Record<string, Drawing>> = {
  risco: {
    scale: 1,
    scene: (
      <>
        {PANEL}
        <path className="wear-mark" d="M26 62c34-4 64-12 106-24" />
        <path className="wear-thin" d="M34 66c30-4 56-10 84-18M58 53c20-3 40-8 60-14" />
      </>
    ),
  },
  pintura: {
    scale: 4,
    scene: (
      <>
        {PANEL}
        <path
          className="wear-bare"
          d="m46 40 22-10 26 4 22-6 6 18-10 18-28 6-24-4-16-10z"
        />
        <path className="wear-thin" d="m120 62 6 4m-84-6-5 6" />
        <circle className="wear-bare" cx="24" cy="58" r="5" />
      </>
    ),
  },
  amassado: {
    scale: 1,
    scene: (
      <>
        {PANEL}
        <ellipse className="wear-shade" cx="82" cy="50" rx="30" ry="19" />
        <path className="wear-glow" d="M60 60c12 9 34 9 45-2" />
        <path className="wear-line" d="M56 44c10-13 38-16 52-1" />
      </>
    ),
  },
  'amassado-grande': {
    scale: 0.6,
    card: [6, 26, 0.6],
    scene: (
      <>
        {PANEL}
        <ellipse className="wear-shade" cx="108" cy="48" rx="46" ry="26" />
        <path className="wear-glow" d="M76 62c16 12 50 12 66-2" />
        <path className="wear-bare" d="m98 42 14-6 14 6-4 12-16 4-10-6z" />
        <path className="wear-thin" d="m112 36 4-12m10 18 14-6m-26 22 4 12m-22-18-12 4" />
      </>
    ),
  },
  'para-choque-raspado': {
    scale: 0.6,
    scene: (
      <>
        {BUMPER}
        <path
          className="wear-thin"
          d="m78 50 60-10M84 56l50-8m-44 2 48-14m-40-2 42-8m-36 34 26-4"
        />
      </>
    ),
  },
  'para-choque-quebrado': {
    card: [8, 74, 0.5],
    scene: (
      <>
        {BUMPER}
        <path className="wear-hole" d="m84 42 14-8 12 8-4 14-14 4z" />
        <path
          className="wear-mark"
          d="m98 34 6-12-4-8 4-14M106 56l14 6-2 10m-34-30-16 4-10-6"
        />
      </>
    ),
  },
  retrovisor: {
    card: [8, 66, 0.5],
    scene: (
      <>
        <path className="wear-body" d="M112 60h30v20h-38z" />
        <path
          className="wear-dark"
          d="M24 20h76c14 0 20 8 20 20v10c0 12-8 18-22 18H44C30 68 22 58 20 44z"
        />
        <path
          className="wear-glass"
          d="M32 28h64c10 0 14 5 14 12v8c0 8-6 12-16 12H48c-10 0-15-7-16-16z"
        />
        <path
          className="wear-mark"
          d="m72 44-18-16m18 16 22-16M72 44l34 4m-34-4-4 16m4-16-38 4"
        />
        <path className="wear-hole" d="m72 44 9-6 6 8-8 5z" />
      </>
    ),
  },
  'roda-raspada': {
    scale: 0.6,
    scene: (
      <>
        {WHEEL}
        <path className="wear-bareline" d="M50 68a34 34 0 0 0 58 4" />
        <path className="wear-thin" d="m54 74 5-4m3 10 4-6m8 11 1-7m10 6-2-7m12 1-4-6" />
      </>
    ),
  },
  'roda-quebrada': {
    card: [4, 74, 0.3],
    scene: (
      <>
        {WHEEL}
        <path className="wear-hole" d="M104 24c6 4 10 10 11 18l-9-4z" />
        <path className="wear-mark" d="m106 38-12 4 2 8-10 2M112 66l-14 2-4 10" />
      </>
    ),
  },
  pneu: {
    card: [4, 74, 0.3],
    scene: (
      <>
        {WHEEL}
        <path className="wear-bulge" d="M118 26c10 2 16 12 14 22-2 6-8 7-12 4z" />
        <path className="wear-cut" d="m38 26 10 10m-14 0 8 4" />
      </>
    ),
  },
};
