// Rodar: side-view car illustrations built from parameters:
// `node tools/assets/cars/build.mjs` writes <slug>.svg of every model into
// libs/ui/src/cars/drawings. Units: 1 = 1 cm. x grows from the front
// bumper (0) to the rear, y grows up from the ground (0). A point is [x, y, r]: the
// corner is rounded by trimming r on both sides and blending with one cubic.
import { writeFileSync } from 'node:fs';
import { models } from './models.mjs';

const W = 560,
  H = 236,
  GROUND = 214;
const n = (v) => String(Math.round(v * 10) / 10);

function build(m) {
  const ox = (W - m.L) / 2;
  const X = (x) => x + ox,
    Y = (y) => GROUND - y;
  const id = (s) => `${m.slug.slice(0, 3)}-${s}`;
  const url = (s) => `url(#${id(s)})`;

  /* ---- curves ------------------------------------------------------- */
  function trims(pts, closed) {
    const c = pts.length,
      len = [];
    for (let i = 0; i < c; i++) {
      const a = pts[i],
        b = pts[(i + 1) % c];
      len.push(Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    return pts.map((p, i) => {
      if (!closed && (i === 0 || i === c - 1)) return [0, 0];
      const r = p[2] || 0,
        prev = (i - 1 + c) % c;
      const other = (k) =>
        !closed && (k === 0 || k === c - 1) ? 0 : pts[(k + c) % c][2] || 0;
      const fit = (l, o) => (r + o > l ? (r * l) / (r + o) : r);
      return [fit(len[prev], other(i - 1)), fit(len[i], other(i + 1))];
    });
  }
  const lerp = (a, b, d) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [a[0] + ((b[0] - a[0]) * d) / l, a[1] + ((b[1] - a[1]) * d) / l];
  };
  // m.nose = [cowl x, dy]: lifts everything ahead of the cowl, so hood height is one
  // number
  const lift = (p) => {
    if (!m.nose || p[0] > m.nose[0]) return p;
    const k = Math.min(1, Math.max(0, (p[1] - 56) / 26));
    return [p[0], p[1] + m.nose[1] * k * Math.min(1, 1 - p[0] / m.nose[0]), p[2]];
  };
  const inner = (pts, k, dx = 0, dy = 0) => {
    const cx = pts.reduce((a, p) => a + p[0], 0) / pts.length,
      cy = pts.reduce((a, p) => a + p[1], 0) / pts.length;
    return pts.map(([x, y, r]) => [
      cx + (x - cx) * k + dx,
      cy + (y - cy) * k + dy,
      (r || 2) * k,
    ]);
  };
  function path(raw, closed = true) {
    const pts = raw.map(lift),
      t = trims(pts, closed),
      c = pts.length,
      K = 0.6;
    // relative commands in tenths of a unit: small files, no drift
    let d = '',
      cx = 0,
      cy = 0,
      cmd = '';
    const q = (v) => Math.round(v * 10),
      out = (v) => String(v / 10).replace(/^(-?)0\./, '$1.');
    const put = (c0, list) => {
      const ns = list.flatMap(([x, y]) => [q(X(x)) - cx, q(Y(y)) - cy]).map(out);
      d +=
        (c0 === cmd ? '' : c0) +
        ns.map((v, i) => ((i || c0 === cmd) && v[0] !== '-' ? ' ' : '') + v).join('');
      cmd = c0;
      [cx, cy] = [q(X(list.at(-1)[0])), q(Y(list.at(-1)[1]))];
    };
    for (let i = 0; i < c; i++) {
      const p = pts[i],
        a = pts[(i - 1 + c) % c],
        b = pts[(i + 1) % c];
      const [ti, to] = t[i];
      const s = ti ? lerp(p, a, ti) : p,
        e = to ? lerp(p, b, to) : p;
      if (i === 0) put('M', [s]);
      else if (q(X(s[0])) !== cx || q(Y(s[1])) !== cy) put('l', [s]);
      if (ti || to) put('c', [lerp(p, a, ti * (1 - K)), lerp(p, b, to * (1 - K)), e]);
    }
    return d + (closed ? 'Z' : '');
  }

  /* ---- body silhouette with wheel arches ----------------------------- */
  const R = m.R,
    A = m.arch,
    wy = R;
  const top = m.profile;
  const rearEnd = top[top.length - 1],
    frontEnd = top[0];
  const arch = (cx, yIn, yOut) => {
    const dIn = Math.sqrt(A * A - (yIn - wy) ** 2),
      dOut = Math.sqrt(A * A - (yOut - wy) ** 2);
    return `L${n(X(cx + dIn))} ${n(Y(yIn))}A${A} ${A} 0 ${yIn < wy ? 1 : 0} 0 ${n(X(cx - dOut))} ${n(Y(yOut))}`;
  };
  const body =
    path(top, false) +
    arch(m.rw, Math.max(rearEnd[1], m.sill - 2), m.sill) +
    arch(m.fw, m.sill, Math.max(frontEnd[1], m.sill - 2)) +
    'Z';

  /* ---- wheels --------------------------------------------------------- */
  function wheel() {
    const { rim, style } = m.wheel,
      out = [];
    const P = (r, a) => `${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)}`;
    const T = Math.PI * 2;
    // one spoke between two radii: half-widths at the hub and at the rim, optional sweep
    const spoke = (a, { from: r0, to: r1, widths: [w0, w1], sweep = 0 }) => {
      const q = (r, w, da) => {
        const b = a + da,
          cx = Math.cos(b) * r,
          cy = Math.sin(b) * r;
        return `${n(cx - Math.sin(b) * w)} ${n(cy + Math.cos(b) * w)}`;
      };
      const mid = (r0 + r1) / 2,
        wm = (w0 + w1) / 2 - Math.abs(w1 - w0) * 0.12;
      return `M${q(r0, -w0, 0)}Q${q(mid, -wm, sweep * 0.45)} ${q(r1, -w1, sweep)}L${q(r1, w1, sweep)}Q${q(mid, wm, sweep * 0.45)} ${q(r0, w0, 0)}Z`;
    };
    const ring = (k, f) =>
      Array.from({ length: k }, (_, i) => f((i / k) * T - T / 4, i)).join('');
    const r1 = rim - 1.4;
    let sp = '',
      shade = '';
    if (style === 'five') {
      sp = ring(5, (a) => spoke(a, { from: 3, to: r1, widths: [3.1, 4.6] }));
      shade = ring(5, (a) => spoke(a + 0.13, { from: 5, to: r1, widths: [0.7, 1.1] }));
    }
    if (style === 'double5') {
      sp = ring(
        5,
        (a) =>
          spoke(a - 0.1, { from: 4, to: r1, widths: [1.5, 1.5], sweep: -0.1 }) +
          spoke(a + 0.1, { from: 4, to: r1, widths: [1.5, 1.5], sweep: 0.1 }),
      );
      shade = '';
    }
    if (style === 'multi') {
      sp = ring(10, (a) => spoke(a, { from: 4, to: r1, widths: [1.7, 1.2] }));
      shade = ring(10, (a) => spoke(a + 0.1, { from: 8, to: r1, widths: [0.4, 0.5] }));
    }
    if (style === 'y5') {
      sp = ring(
        5,
        (a) =>
          spoke(a, { from: 3, to: rim * 0.55, widths: [2.8, 2.1] }) +
          spoke(a, { from: rim * 0.5, to: r1, widths: [1.5, 1.3], sweep: 0.24 }) +
          spoke(a, { from: rim * 0.5, to: r1, widths: [1.5, 1.3], sweep: -0.24 }),
      );
      shade = ring(5, (a) =>
        spoke(a + 0.15, { from: 6, to: rim * 0.55, widths: [0.5, 0.5] }),
      );
    }
    if (style === 'rugged') {
      sp = ring(6, (a) => spoke(a, { from: 3, to: r1, widths: [3.6, 3.2] }));
      shade = ring(6, (a) =>
        spoke(a, { from: rim * 0.45, to: r1 - 1, widths: [1, 0.9] }),
      );
    }
    if (style === 'turbine') {
      sp = ring(9, (a) => spoke(a, { from: 4, to: r1, widths: [1.6, 2.2], sweep: 0.34 }));
      shade = ring(9, (a) =>
        spoke(a + 0.12, { from: 8, to: r1, widths: [0.3, 0.6], sweep: 0.34 }),
      );
    }
    if (style === 'six') {
      sp = ring(
        6,
        (a) =>
          spoke(a, { from: 3, to: r1, widths: [2.4, 1.9] }) +
          spoke(a + 0.27, { from: rim * 0.62, to: r1, widths: [0.9, 0.9] }),
      );
      shade = '';
    }
    out.push(`<circle r="${R}" fill="${url('ty')}"/>`);
    out.push(
      `<circle r="${n(R - 0.7)}" fill="none" stroke="#3a4146" stroke-width=".7" opacity=".8"/>`,
    );
    out.push(
      `<circle r="${rim}" fill="${url('rm')}"/><circle r="${n(rim - 1.7)}" fill="#12161a"/>`,
    );
    if (style === 'aero') {
      // closed EV cover: disc with slots
      out.push(`<circle r="${n(rim - 1.8)}" fill="${url('rm')}"/>`);
      out.push(
        `<path d="${ring(5, (a) => spoke(a + 0.2, { from: rim * 0.5, to: rim * 0.87, widths: [1.6, 3.8], sweep: 0.18 }))}" fill="#1a2024"/>`,
      );
      out.push(
        `<path d="${ring(5, (a) => spoke(a - 0.28, { from: rim * 0.34, to: rim - 2, widths: [0.35, 0.5], sweep: 0.1 }))}" fill="#5e6a70"/>`,
      );
    } else if (style === 'steel') {
      out.push(
        `<circle r="${n(rim - 1.8)}" fill="#3b4449"/><circle r="${n(rim * 0.72)}" fill="${url('rm')}"/>`,
      );
      out.push(
        `<path d="${ring(10, (a) => `M${P(rim * 0.8, a - 0.13)}A${n(rim * 0.8)} ${n(rim * 0.8)} 0 0 1 ${P(rim * 0.8, a + 0.13)}`)}" stroke="#12171a" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
      );
      out.push(`<circle r="${n(rim * 0.36)}" fill="#8f9a9f"/>`);
    } else {
      out.push(
        `<circle r="${n(rim * 0.66)}" fill="#59646a"/><circle r="${n(rim * 0.6)}" fill="#434c51"/>`,
      );
      out.push(
        `<path d="M${P(rim * 0.7, -0.5)}A${n(rim * 0.7)} ${n(rim * 0.7)} 0 0 1 ${P(rim * 0.7, 0.5)}L${P(rim * 0.44, 0.42)}A${n(rim * 0.44)} ${n(rim * 0.44)} 0 0 0 ${P(rim * 0.44, -0.42)}Z" fill="${m.wheel.caliper || '#737e83'}"/>`,
      );
      out.push(`<defs><path id="${id('k')}" d="${sp}"/></defs>`);
      out.push(
        `<use href="#${id('k')}" x=".7" y="1.1" fill="#0a0d10" opacity=".6"/><use href="#${id('k')}" fill="${url('rm')}"/>${shade && `<path d="${shade}" fill="#1a2024" opacity=".5"/>`}`,
      );
    }
    out.push(
      `<circle r="${n(rim - 0.9)}" fill="none" stroke="${url('rl')}" stroke-width="1.5"/>`,
    );
    out.push(`<circle r="3.4" fill="#aab4b8"/><circle r="2.2" fill="#20272b"/>`);
    return out.join('');
  }

  /* ---- doors ----------------------------------------------------------- */
  // a hip that rises to the rear wheel: shade gathers above its edge, light lies below it
  function hip() {
    const reach = A + (m.clad ? m.cladArch : 0);
    const [from, to] = [m.fw + reach + 3, m.rw - reach - 1];
    const foot = m.sill + (m.clad || 0) + 13;
    const third = (to - from) / 3;
    const edge = (rise) => [
      [from, foot],
      [from + third, foot + rise * 0.8, third * 0.6],
      [to - third, foot + 5 + rise, third * 0.6],
      [to, foot + 17],
    ];
    const band = (rise) => path([...edge(0), ...edge(rise).reverse()]);
    return `<path d="${band(15)}" fill="${url('fk')}"/><path d="${band(-4.5)}" fill="${url('al')}" opacity=".55"/>`;
  }

  /* ---- cabin ----------------------------------------------------------- */
  const dark = (d, opacity = 0.62) =>
    `<path d="${d}" fill="#070b0d" opacity="${opacity}"/>`;
  // the seat beside it shows behind: shoulders, two posts and a head-rest with its own edge
  function headRest([x, y, lean]) {
    const at = (dx, dy) => [x + dx + lean * (dy / 30), y + dy];
    const rest = (dx) => [
      [...at(dx + 4, 28), 3],
      [...at(dx + 5, 38), 3.5],
      [...at(dx + 12, 39), 4],
      [...at(dx + 15, 29), 3.5],
    ];
    const shoulders = [
      at(-2, 0),
      [...at(1, 20), 4],
      [...at(5, 24), 4],
      [...at(17, 24), 5],
      [...at(22, 18), 6],
      at(23, 0),
    ];
    const posts = [7, 12]
      .map((dx) => path([at(dx, 23), at(dx, 29), at(dx + 1, 29), at(dx + 1, 23)]))
      .join('');
    const edge = [[...at(4.4, 29), 2], [...at(5.4, 37.4), 3], at(10, 38.2)];
    return (
      dark(path(rest(-6)), 0.34) +
      dark(path(shoulders) + posts + path(rest(0))) +
      `<path d="${path(edge, false)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width=".8"/>`
    );
  }
  // the top of the dashboard rises to its hood; the wheel is seen almost from its edge
  function dashboard([x, y]) {
    const top = [
      [x - 60, y - 22],
      [x - 34, y - 6, 14],
      [x - 10, y - 2, 6],
      [x - 3, y - 4, 3],
      [x - 4, y - 22],
    ];
    const middle = [n(X(x + 4)), n(Y(y))];
    return (
      dark(path(top), 0.7) +
      `<ellipse cx="${middle[0]}" cy="${middle[1]}" rx="3.4" ry="11" transform="rotate(24 ${middle.join(' ')})" fill="none" stroke="#05080a" stroke-opacity=".85" stroke-width="1.9"/>`
    );
  }

  /* ---- lighting ------------------------------------------------------- */
  const roofY = Math.max(...top.map((p) => p[1]));
  const belt = m.belt; // [yFront, yRear] shoulder height at the wheels
  const bm = (belt[0] + belt[1]) / 2;
  const clad = m.clad || 0;
  const low = m.sill + clad;
  const cr = m.crease;
  const defs = [
    `<path id="${id('p')}" d="${body}"/><path id="${id('d')}" d="${path(m.dlo)}"/>`,
    `<clipPath id="${id('b')}"><use href="#${id('p')}"/></clipPath><clipPath id="${id('g')}"><use href="#${id('d')}"/></clipPath>`,
    `<linearGradient id="${id('v')}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(Y(roofY))}" y2="${n(Y(0))}">${[
      [roofY, '#fff', 0.62],
      [roofY - 8, '#fff', 0.12],
      [bm + 12, '#fff', 0.1],
      [bm + 2, '#fff', 0.42],
      [bm - 5, '#fff', 0.12],
      [cr + 3, '#000', 0.0],
      [cr - 1, '#000', 0.13],
      [cr - 12, '#000', 0.19],
      [cr - 24, '#000', 0.06],
      [low + 9, '#fff', 0.16],
      [low + 2, '#000', 0.12],
      [low - 4, '#000', 0.4],
    ]
      .map(
        ([y, c, a]) =>
          `<stop offset="${Math.round(((roofY - y) / roofY) * 1000) / 1000}" stop-color="${c}" stop-opacity="${a}"/>`,
      )
      .join('')}</linearGradient>`,
    `<linearGradient id="${id('h')}" gradientUnits="userSpaceOnUse" x1="${n(X(0))}" x2="${n(X(m.L))}" y1="0" y2="0"><stop stop-opacity=".26"/><stop offset=".03" stop-opacity=".06"/><stop offset=".08" stop-color="#fff" stop-opacity=".12"/><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-opacity="0"/><stop offset=".9" stop-opacity=".14"/><stop offset=".97" stop-opacity=".3"/><stop offset="1" stop-opacity=".56"/></linearGradient>`,
    `<linearGradient id="${id('s')}" gradientUnits="userSpaceOnUse" x1="${n(X(0))}" x2="${n(X(m.L))}" y1="0" y2="0"><stop stop-color="#fff" stop-opacity="0"/><stop offset=".12" stop-color="#fff" stop-opacity=".85"/><stop offset=".42" stop-color="#fff" stop-opacity=".46"/><stop offset=".8" stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<linearGradient id="${id('fk')}" x1="0" x2="0" y1="0" y2="1"><stop stop-opacity="0"/><stop offset=".55" stop-opacity=".08"/><stop offset="1" stop-opacity=".18"/></linearGradient>`,
    `<linearGradient id="${id('al')}" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".45" stop-color="#fff" stop-opacity=".08"/></linearGradient>`,
    `<linearGradient id="${id('gl')}" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#10181d"/><stop offset=".55" stop-color="#26333b"/><stop offset="1" stop-color="#4a5a63"/></linearGradient>`,
    `<linearGradient id="${id('gs')}" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#7d8f98"/><stop offset="1" stop-color="#2b373e"/></linearGradient>`,
    `<linearGradient id="${id('rf')}" x1="0" x2=".35" y1="0" y2="1"><stop stop-color="#e8f4fa" stop-opacity=".5"/><stop offset="1" stop-color="#e8f4fa" stop-opacity=".06"/></linearGradient>`,
    `<linearGradient id="${id('rm')}" x1=".2" x2=".7" y1="0" y2="1"><stop stop-color="${m.wheel.tone?.[0] || '#f1f4f5'}"/><stop offset=".5" stop-color="${m.wheel.tone?.[1] || '#b9c2c6'}"/><stop offset="1" stop-color="${m.wheel.tone?.[2] || '#7d888d'}"/></linearGradient>`,
    `<linearGradient id="${id('rl')}" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#6d787d"/></linearGradient>`,
    `<radialGradient id="${id('ty')}"><stop offset=".7" stop-color="#15191c"/><stop offset=".93" stop-color="#262c30"/><stop offset="1" stop-color="#0d1012"/></radialGradient>`,
    `<radialGradient id="${id('sh')}"><stop stop-color="#0b1714" stop-opacity=".6"/><stop offset=".62" stop-color="#0b1714" stop-opacity=".32"/><stop offset="1" stop-color="#0b1714" stop-opacity="0"/></radialGradient>`,
    `<g id="${id('w')}">${wheel()}</g>`,
  ];

  const o2 = [];
  // ground shadow, away from the light: a soft pool, a denser one under the floor, and
  // under each tire the dark line where it touches
  o2.push(
    `<ellipse cx="${W / 2 + 7}" cy="${GROUND}" rx="${n(m.L / 2 + 16)}" ry="9" fill="${url('sh')}"/><ellipse cx="${n(X((m.fw + m.rw) / 2) + 4)}" cy="${GROUND - 1}" rx="${n((m.rw - m.fw) / 2 + R)}" ry="4.5" fill="${url('sh')}"/>`,
  );
  o2.push(
    [m.fw, m.rw]
      .map(
        (x) =>
          `<ellipse cx="${n(X(x) + 3)}" cy="${GROUND - 0.2}" rx="${n(R * 1.25)}" ry="4" fill="${url('sh')}"/><ellipse cx="${n(X(x) + 1)}" cy="${GROUND - 0.2}" rx="${n(R * 0.6)}" ry="2" fill="#0b1714" opacity=".7"/>`,
      )
      .join(''),
  );
  // underbody and wheel wells
  o2.push(
    `<path d="${path([
      [m.fw - A - 14, m.sill + 8],
      [m.rw + A + 12, m.sill + 8],
      [m.rw + A + 2, m.sill - 3, 6],
      [m.fw - A - 4, m.sill - 3, 6],
    ])}" fill="#0b0f11"/>`,
  );
  o2.push(
    `<path d="M${n(X(m.fw - A - 1.5))} ${n(Y(m.sill - 3))}V${n(Y(R))}a${A + 1.5} ${A + 1.5} 0 0 1 ${2 * A + 3} 0V${n(Y(m.sill - 3))}ZM${n(X(m.rw - A - 1.5))} ${n(Y(m.sill - 3))}V${n(Y(R))}a${A + 1.5} ${A + 1.5} 0 0 1 ${2 * A + 3} 0V${n(Y(m.sill - 3))}Z" fill="#080b0d"/>`,
  );
  if (m.behind) o2.push(m.behind({ path, X, Y, url, n }));
  if (m.fin)
    o2.push(
      `<path d="${path([
        [m.fin[0], m.fin[1] - 4],
        [m.fin[0] + 3, m.fin[1] + 1, 3],
        [m.fin[0] + 14, m.fin[1] + 7, 2],
        [m.fin[0] + 17, m.fin[1] - 4],
      ])}" fill="#15191c"/>`,
    );
  // painted body
  const inBody = [];
  inBody.push(`<use href="#${id('p')}" fill="var(--paint,${m.demo})"/>`);
  if (m.roof) inBody.push(`<path d="${path(m.roof)}" fill="var(--roof,#15191c)"/>`);
  inBody.push(`<use href="#${id('p')}" fill="${url('v')}"/>`);
  inBody.push(hip());
  // hood / shoulder light
  if (m.light)
    inBody.push(m.light.map((l) => `<path d="${path(l)}" fill="${url('s')}"/>`).join(''));
  inBody.push(`<use href="#${id('p')}" fill="${url('h')}"/>`);
  // creases: light on the edge, a soft shade under it
  inBody.push(
    `<path d="${(m.creases || []).map((c) => path(c, false)).join('')}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="3.4"/>`,
  );
  inBody.push(
    `<path d="${(m.creases || [])
      .map((c) =>
        path(
          c.map(([x, y, r]) => [x, y + 1.2, r]),
          false,
        ),
      )
      .join('')}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width=".9"/>`,
  );
  // wheel-arch lip
  for (const cx of [m.fw, m.rw])
    inBody.push(
      `<circle cx="${n(X(cx))}" cy="${n(Y(R))}" r="${A + 3.4}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.4"/><circle cx="${n(X(cx))}" cy="${n(Y(R))}" r="${A + 1.3}" fill="none" stroke="${url('al')}" stroke-width="2.6"/>`,
    );
  // cladding
  if (clad) {
    for (const cx of [m.fw, m.rw])
      inBody.push(
        `<circle cx="${n(X(cx))}" cy="${n(Y(R))}" r="${A + m.cladArch / 2 - 0.5}" fill="none" stroke="#1d2225" stroke-width="${m.cladArch + 1}"/><circle cx="${n(X(cx))}" cy="${n(Y(R))}" r="${A + m.cladArch}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width=".8"/>`,
      );
    inBody.push(`<path d="${path(m.cladPath)}" fill="#1d2225"/>`);
    if (m.skid)
      inBody.push(m.skid.map((s) => `<path d="${path(s)}" fill="#aeb6b9"/>`).join(''));
  } else if (m.lower)
    inBody.push(
      [
        [
          [m.fw, m.sill + 5.5],
          [m.rw, m.sill + 5.5],
          [m.rw, m.sill - 9],
          [m.fw, m.sill - 9],
        ],
        ...m.lower.slice(1),
      ]
        .map((s) => `<path d="${path(s)}" fill="#191e21"/>`)
        .join(''),
    );
  // screens seen edge-on
  for (const s of m.screens || [])
    inBody.push(`<path d="${path(s)}" fill="${url('gs')}"/>`);
  // lamps
  for (const s of m.headBezel || []) inBody.push(`<path d="${path(s)}" fill="#14191c"/>`);
  for (const s of m.head || [])
    inBody.push(
      `<path d="${path(s)}" fill="#2a353b" stroke="#0b0f11" stroke-width="1"/><path d="${path(inner(s, 0.66, 0.5, 0.6))}" fill="#e9f2f6"/>`,
    );
  for (const s of m.drl || [])
    inBody.push(
      `<path d="${path(s, false)}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
    );
  for (const s of m.tail || [])
    inBody.push(
      `<path d="${path(s)}" fill="#8f0f18" stroke="#2c0406" stroke-width=".9"/><path d="${path(inner(s, 0.62))}" fill="#d3202b"/>`,
    );
  for (const s of m.tailGlow || [])
    inBody.push(
      `<path d="${path(s, false)}" fill="none" stroke="#ff5a4a" stroke-width="1.8" stroke-linecap="round"/>`,
    );
  for (const s of m.dark || []) inBody.push(`<path d="${path(s)}" fill="#14191c"/>`);
  // cuts
  const A2 = A + (clad ? m.cladArch : 0),
    rad = Math.PI / 180;
  const low2 = (poly, side) =>
    poly.reduce((b, p) =>
      p[1] - side * p[0] * 0.35 < b[1] - side * b[0] * 0.35 ? p : b,
    );
  const hb = m.head?.[0] && low2(m.headBezel?.[0] || m.head[0], 1),
    tb = m.tail?.[0] && low2(m.tail[0], -1);
  const bump = [];
  if (hb)
    bump.push([
      [hb[0], hb[1]],
      [m.fw - A2 * Math.cos(48 * rad) - 3, R + A2 * Math.sin(48 * rad) + 9, 14],
      [m.fw - A2 * Math.cos(40 * rad), R + A2 * Math.sin(40 * rad)],
    ]);
  if (tb && !m.boxRear)
    bump.push([
      [tb[0], tb[1]],
      [tb[0] - 3, R + A2 * 0.62 + 8, 8],
      [m.rw + A2 * Math.cos(38 * rad), R + A2 * Math.sin(38 * rad)],
    ]);
  const cut = [...(m.cuts || []), ...bump].map((c) => path(c, false)).join('');
  inBody.push(
    `<defs><path id="${id('u')}" d="${cut}" fill="none"/></defs><use href="#${id('u')}" stroke="#000" stroke-opacity=".46"/><use href="#${id('u')}" x=".9" y=".5" stroke="#fff" stroke-opacity=".12" stroke-width=".7"/>`,
  );
  if (m.fuel)
    inBody.push(
      `<rect x="${n(X(m.fuel[0]) - 7)}" y="${n(Y(m.fuel[1]) - 7)}" width="14" height="13" rx="3" fill="none" stroke="#000" stroke-opacity=".38" stroke-width=".9"/>`,
    );
  inBody.push(
    `<use href="#${id('p')}" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="1.3"/>`,
  );
  o2.push(`<g clip-path="${url('b')}">${inBody.join('')}</g>`);
  // glasshouse
  const glass = [`<use href="#${id('d')}" fill="${url('gl')}"/>`];
  if (m.steer) glass.push(dashboard(m.steer));
  for (const seat of m.seats || []) glass.push(headRest(seat));
  for (const r of m.reflect || [])
    glass.push(`<path d="${path(r)}" fill="${url('rf')}"/>`);
  for (const p of m.pillars) glass.push(`<path d="${path(p)}" fill="#0d1214"/>`);
  glass.push(`<use href="#${id('d')}" fill="none" stroke="#0d1214" stroke-width="3.4"/>`);
  o2.push(`<g clip-path="${url('g')}">${glass.join('')}</g>`);
  if (m.chrome)
    o2.push(
      `<path d="${path(m.chrome, false)}" fill="none" stroke="#e3e9ea" stroke-width="1.3" stroke-linecap="round"/>`,
    );
  // handles
  const hw = m.handles[0][2] || 17,
    hf = m.handleFill || `var(--paint,${m.demo})`;
  o2.push(
    `<defs><g id="${id('ha')}"><rect y=".6" width="${hw}" height="4.4" rx="2.2" opacity=".3"/><rect width="${hw}" height="3.4" rx="1.7" fill="${hf}"/><rect width="${hw}" height="1.5" rx=".7" fill="#fff" opacity=".5"/></g></defs>`,
  );
  o2.push(
    m.handles
      .map(([x, y]) => `<use href="#${id('ha')}" x="${n(X(x))}" y="${n(Y(y) - 1)}"/>`)
      .join(''),
  );
  // mirror
  const [mx, my, ms = 1] = m.mirror;
  const mp = [
    [mx - 2 * ms, my, 3],
    [mx - 1 * ms, my + 10 * ms, 5],
    [mx + 11 * ms, my + 11 * ms, 4],
    [mx + 14 * ms, my + 3 * ms, 3],
    [mx + 9 * ms, my - 1 * ms, 3],
  ];
  o2.push(
    `<path d="${path([
      [mx + 3, my - 5],
      [mx + 3, my + 3],
      [mx + 10, my + 3],
      [mx + 9, my - 5],
    ])}" fill="#0d1214"/><path d="${path(mp)}" fill="${m.mirrorFill || `var(--paint,${m.demo})`}" stroke="#00000055" stroke-width=".6"/><path d="${path(mp.map((p, i) => (i > 2 ? [p[0], p[1] + 2, p[2]] : p)))}" fill="${url('rf')}"/><path d="${path(
      [
        [mx - 2 * ms, my, 2],
        [mx + 14 * ms, my + 3 * ms, 2],
        [mx + 9 * ms, my - 1 * ms, 2],
      ],
    )}" fill="#000" opacity=".35"/>`,
  );
  if (m.front) o2.push(m.front({ path, X, Y, url, n }));
  // wheels
  o2.push(
    `<use href="#${id('w')}" x="${n(X(m.fw))}" y="${n(Y(R))}"/><use href="#${id('w')}" x="${n(X(m.rw))}" y="${n(Y(R))}"/>`,
  );
  // shade cast by the arch on the tire
  o2.push(
    [m.fw, m.rw]
      .map(
        (cx) =>
          `<path d="M${n(X(cx - R))} ${n(Y(R))}a${R} ${R} 0 0 1 ${2 * R} 0a${R} ${n(R * 0.72)} 0 0 0 ${-2 * R} 0Z" fill="#000" opacity=".3"/>`,
      )
      .join(''),
  );

  const hex = (c, a) =>
    `#${
      c.length === 4
        ? c
            .slice(1)
            .split('')
            .map((x) => x + x)
            .join('')
        : c.slice(1)
    }${Math.round(a * 255)
      .toString(16)
      .padStart(2, '0')}`;
  const squeeze = (svg) =>
    svg
      .replace(
        /(stop-color|stroke|fill)="(#[0-9a-f]{3}|#[0-9a-f]{6})" \1?(?:stop|stroke|fill)?-opacity="([\d.]+)"/g,
        (_, k, c, a) => `${k}="${hex(c, +a)}"`,
      )
      .replace(
        /<stop( offset="[\d.]+")? stop-opacity="([\d.]+)"\/>/g,
        (_, o, a) => `<stop${o || ''} stop-color="${hex('#000', +a)}"/>`,
      )
      .replace(/"0\./g, '".');
  return squeeze(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" role="img" aria-labelledby="${id('t')}"><title id="${id('t')}">${m.title}</title><defs>${defs.join('')}</defs>${o2.join('')}</svg>\n`,
  );
}

const drawings = new URL('../../../libs/ui/src/cars/drawings/', import.meta.url);
for (const m of models) {
  const svg = build(m);
  writeFileSync(new URL(`${m.slug}.svg`, drawings), svg);
}
