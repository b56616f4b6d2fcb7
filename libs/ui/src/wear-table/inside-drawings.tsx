import { type Drawing } from './outside-drawings';

const SEAT = (
  <>
    <path className="wear-soft" d="M34 104V34c0-16 10-24 46-24s46 8 46 24v70z" />
    <path className="wear-line" d="M50 104V42c0-9 8-14 30-14s30 5 30 14v62" />
  </>
);

const LAMP = (
  <>
    <path className="wear-body" d="M0 0h160v110H0z" />
    <path
      className="wear-glass"
      d="M18 34c36-14 84-16 124-4 2 20-6 40-22 46H48C30 70 20 54 18 34z"
    />
    <circle className="wear-line" cx="58" cy="54" r="13" />
    <circle className="wear-line" cx="96" cy="54" r="13" />
  </>
);

/** Glass, lights, cabin, and what may be missing (dashed), by the key of the row. */
export const INSIDE: Readonly<Record<string, Drawing>> = {
  'para-brisa': {
    scale: 2,
    scene: (
      <>
        <path className="wear-glass" d="M0 0h160v110H0z" />
        <path className="wear-light" d="m20 110 60-110h24L44 110z" />
        <path
          className="wear-mark"
          d="m84 46-24-20m24 20 4-30m-4 30 28-12M84 46l34 12M84 46l-6 26m6-26-38 10"
        />
        <circle className="wear-line" cx="84" cy="46" r="13" />
        <path className="wear-mark" d="m118 58 18 2 24-8" />
      </>
    ),
  },
  vidro: {
    card: [4, 76, 0.35],
    scene: (
      <>
        <path className="wear-body" d="M0 70h160v40H0z" />
        <path className="wear-dark" d="M10 70 44 14h92l14 56z" />
        <path className="wear-glass" d="m24 66 26-46h80l12 46z" />
        <path className="wear-hole" d="m70 36 22-8 18 10-4 18-24 6-16-10z" />
        <path
          className="wear-mark"
          d="m70 36-14-12m36 4 4-8m14 18 22-8m-26 26 24 10m-48-4-8 12m-8-22-30 4"
        />
      </>
    ),
  },
  farol: {
    card: [4, 78, 0.4],
    scene: (
      <>
        {LAMP}
        <path className="wear-hole" d="m98 34 16 2 4 12-12 6-10-8z" />
        <path
          className="wear-mark"
          d="m98 34-8-8m24 10 14-6m-10 18 18 6m-30-6-4 22m-6-26-22 4"
        />
      </>
    ),
  },
  lanterna: {
    card: [4, 78, 0.4],
    scene: (
      <>
        <path className="wear-body" d="M0 0h160v110H0z" />
        <path
          className="wear-red"
          d="M40 18h84c8 0 12 4 12 12v24c0 12-6 20-18 20H62C46 74 36 62 36 48V22z"
        />
        <path className="wear-line" d="M38 46h98" />
        <path className="wear-hole" d="m84 24 22 2 6 14-14 8-18-8z" />
        <path className="wear-mark" d="m80 40-18 4m36 4 4 18m10-26 22 6" />
      </>
    ),
  },
  mancha: {
    card: [4, 76, 0.4],
    scene: (
      <>
        {SEAT}
        <path
          className="wear-stain"
          d="M66 56c4-12 22-14 32-6 8 6 6 20-4 24-6 2-8 10-16 8-10-2-16-14-12-26z"
        />
        <circle className="wear-stain" cx="106" cy="84" r="4" />
      </>
    ),
  },
  rasgo: {
    scale: 4,
    scene: (
      <>
        <path className="wear-soft" d="M0 0h160v110H0z" />
        <path className="wear-line" d="M0 24h160M0 50h160M0 76h160" />
        <path className="wear-hole" d="M30 48c24-10 68-14 100-6-26 12-70 18-100 6z" />
        <path
          className="wear-thin"
          d="m44 44-4-8m22 4-2-8m24 6 2-8m22 8 4-8M60 54l-2 8m28-8 2 8"
        />
      </>
    ),
  },
  acabamento: {
    card: [6, 74, 0.5],
    scene: (
      <>
        <path className="wear-soft" d="M0 0h160v110H0z" />
        <path
          className="wear-dark"
          d="M30 28h84c10 0 16 6 16 14s-6 12-16 12H30c-8 0-12-6-12-13s4-13 12-13z"
        />
        <path className="wear-light" d="M40 35h40v10H40z" />
        <path className="wear-hole" d="m92 30 16 2 2 14-14 6-12-8z" />
        <path className="wear-mark" d="m110 46 14 4 4 14m-30-12-4 14m-10-30-8-8" />
      </>
    ),
  },
  limpeza: {
    scene: (
      <>
        {SEAT}
        <path
          className="wear-thin"
          d="M58 50c6-4 10 2 14-2m-8 20c4-6 10-4 14-8m10 20c6-2 8-8 14-6m-38 14c6-4 8 2 14-2m22-34c4 4 2 8 8 10"
        />
        <path
          className="wear-smoke"
          d="M140 60c-6-8 6-12 0-20s6-12 0-20M152 60c-6-8 6-12 0-20s6-12 0-20"
        />
        <path className="wear-mark" d="M130 66h18" />
      </>
    ),
  },
  chave: {
    scene: (
      <>
        <path
          className="wear-dark"
          d="M24 30h26c8 0 12 5 12 12s-4 12-12 12H24c-8 0-12-5-12-12s4-12 12-12z"
        />
        <path className="wear-light" d="M62 38h34l6 4-6 4H62z" />
        <g transform="translate(46 44)">
          <path
            className="wear-gone"
            d="M24 16h26c8 0 12 5 12 12s-4 12-12 12H24c-8 0-12-5-12-12s4-12 12-12z"
          />
          <path className="wear-gone" d="M62 24h34l6 4-6 4H62z" />
        </g>
      </>
    ),
  },
  estepe: {
    scene: (
      <>
        <path className="wear-soft" d="M14 22h132l14 88H0z" />
        <ellipse className="wear-dark" cx="80" cy="66" rx="54" ry="30" />
        <ellipse className="wear-gone" cx="80" cy="60" rx="44" ry="24" />
        <ellipse className="wear-gone" cx="80" cy="60" rx="20" ry="10" />
      </>
    ),
  },
  ferramenta: {
    scene: (
      <>
        <path className="wear-red" d="m42 20 30 52H12zm0 16L26 63h32z" />
        <path className="wear-gone" d="m88 74 20-20 20 20zm20-44v24M96 30h24" />
        <path className="wear-gone" d="M136 24v50m-8-50h16m-16 50h16" />
        <path className="wear-line" d="M8 84h144" />
      </>
    ),
  },
  cabo: {
    scene: (
      <>
        <path
          className="wear-gone"
          d="M36 46c30-24 60 44 92 12M36 62c28-20 62 46 96 10"
        />
        <path className="wear-gone" d="M12 40h24v28H12zm116 14 20-6 6 18-18 10z" />
        <path className="wear-dark" d="M118 84h30v14h-30z" />
        <path className="wear-line" d="M126 88v6m8-6v6m8-6v6" />
      </>
    ),
  },
};
