// Lines and curves in centimeters, for the drawings and for the mesh.

export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (a, b, t) => a + (b - a) * t;
/** 0 below `from`, 1 above `to`, with a soft start and end; `from` may exceed `to`. */
export function ease(from, to, value) {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/**
 * A polygon whose points are `[x, y, r]`: a corner with an `r` is rounded by a curve that
 * begins `r` before it and ends `r` behind it.
 */
export function rounded(points, closed = true, steps = 10) {
  const count = points.length;
  return points.flatMap(([x, y, r], i) => {
    const end = !closed && (i === 0 || i === count - 1);
    if (end || !r) return [[x, y]];
    const [ax, ay] = points[(i - 1 + count) % count];
    const [bx, by] = points[(i + 1) % count];
    const before = Math.hypot(ax - x, ay - y);
    const after = Math.hypot(bx - x, by - y);
    const u = Math.min(r, before / 2) / before;
    const v = Math.min(r, after / 2) / after;
    const from = [x + (ax - x) * u, y + (ay - y) * u];
    const to = [x + (bx - x) * v, y + (by - y) * v];
    return Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps;
      return [0, 1].map(
        (d) => (1 - t) ** 2 * from[d] + 2 * t * (1 - t) * [x, y][d] + t * t * to[d],
      );
    });
  });
}

/**
 * A smooth function through points `[at, value]` in rising order (monotone cubic: it never
 * swings beyond its points).
 */
export function curve(points) {
  const n = points.length;
  const slope = points
    .slice(1)
    .map((p, i) => (p[1] - points[i][1]) / (p[0] - points[i][0]));
  const tangent = points.map((_, i) => {
    if (i === 0) return slope[0] ?? 0;
    if (i === n - 1) return slope[n - 2] ?? 0;
    return slope[i - 1] * slope[i] <= 0
      ? 0
      : (2 * slope[i - 1] * slope[i]) / (slope[i - 1] + slope[i]);
  });
  return (at) => {
    if (at <= points[0][0]) return points[0][1];
    if (at >= points[n - 1][0]) return points[n - 1][1];
    let i = 0;
    while (points[i + 1][0] < at) i++;
    const width = points[i + 1][0] - points[i][0];
    const t = (at - points[i][0]) / width;
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * points[i][1] +
      (t ** 3 - 2 * t ** 2 + t) * width * tangent[i] +
      (3 * t ** 2 - 2 * t ** 3) * points[i + 1][1] +
      (t ** 3 - t ** 2) * width * tangent[i + 1]
    );
  };
}

/** The points of a line at equal distances along it: `count` of them, ends included. */
export function evenly(line, count) {
  const at = [0];
  for (let i = 1; i < line.length; i++)
    at.push(
      at[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]),
    );
  const length = at[at.length - 1];
  let i = 0;
  const points = Array.from({ length: count }, (_, k) => {
    const wanted = (length * k) / (count - 1);
    while (i < line.length - 2 && at[i + 1] < wanted) i++;
    const t = clamp((wanted - at[i]) / (at[i + 1] - at[i] || 1));
    return [mix(line[i][0], line[i + 1][0], t), mix(line[i][1], line[i + 1][1], t)];
  });
  return { points, length };
}
