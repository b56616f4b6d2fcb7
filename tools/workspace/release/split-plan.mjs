const HEAD = /^---\n([\s\S]*?)\n---\n/;

/**
 * Splits the text of a version plan that names some of these apps and others, since `nx
 * release` takes a plan whole: `now` is the plan of the apps, `later` that of the others,
 * each with the same words. Null where it names none of the apps, or no other.
 */
export function splitPlan(text, apps) {
  const head = HEAD.exec(text);
  if (!head) return null;
  const lines = head[1].split('\n').filter(Boolean);
  const isOf = (line) => apps.includes(line.split(':')[0].replace(/['"]/g, '').trim());
  const planOf = (kept) => text.replace(HEAD, () => `---\n${kept.join('\n')}\n---\n`);
  const now = lines.filter(isOf);
  const later = lines.filter((line) => !isOf(line));
  if (now.length === 0 || later.length === 0) return null;
  return { now: planOf(now), later: planOf(later) };
}
