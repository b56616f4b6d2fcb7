import { type KeyedMessage } from '@site/api-contract';
import { seoShape, shapeOfPage } from '@site/api-contract/page-shapes';
import { type Draft } from './page-versions.repository';
import { badLinks } from './safe-html';

type Issue = { code: string; path: PropertyKey[]; input?: unknown };
type Json = Record<string, unknown>;

/**
 * Problems of an edited page, each at its field: the rules of `checkContent` in plain
 * words, and links that cleaning would empty. `typed` is the page as it was sent, `clean`
 * the same page as it would be stored.
 */
export function pageProblems(
  { id, slug }: { id: number; slug: string },
  { typed, clean }: { typed: Draft; clean: Draft },
): KeyedMessage[] {
  const content = clean.content as Json;
  const links = [...badLinks(typed.content, 'content'), ...badLinks(typed.seo, 'seo')];
  const shapes = [
    ...[slug, id].map((name) => ({
      shape: shapeOfPage(name, content),
      value: content,
      root: 'content',
    })),
    { shape: seoShape, value: clean.seo, root: 'seo' },
  ];
  const problems = [
    ...links.map((key) => ({ key, message: BAD_LINK })),
    ...shapes.flatMap(({ shape, value, root }) => {
      const parsed = shape?.safeParse(value, { reportInput: true });
      return (parsed?.error?.issues ?? []).map((issue) => ({
        key: [root, ...issue.path.map(String)].join('.'),
        message: messageOf(issue),
      }));
    }),
  ];
  if (String((clean.seo as Json)['title'] ?? '').trim() === '')
    problems.push({ key: 'seo.title', message: EMPTY });
  // The first problem of a field is the closest to the typed text.
  return [...new Map(problems.toReversed().map((one) => [one.key, one])).values()].sort(
    (one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }),
  );
}

const EMPTY = 'Preencha este campo.';
const BAD_LINK =
  'Este endereço não é aceito. Use um caminho do site, como /simulador, ou um que comece com https://, mailto: ou tel:.';

function messageOf({ code, input }: Issue): string {
  if (code === 'too_small' || input === undefined || input === '') return EMPTY;
  if (code === 'invalid_format')
    return 'Use só letras minúsculas sem acento, números e hífens.';
  return 'Este campo tem um valor que a página não aceita.';
}
