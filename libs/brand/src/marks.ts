import { extname } from 'node:path';
import { type Loader, transform } from 'esbuild';
import { type Brand } from './read-brand.ts';

/** A trait of a brand by which a reader would know it. */
export type Mark = { name: string; isIn(text: string): boolean };

/** Shorter strokes are in drawings of all kinds. */
const OWN_STROKE = 12;

/**
 * The marks of a brand in words and drawings: its name with its capital, since 'rodar' is
 * a verb too, its company, addresses, numbers, profiles and sentences, and the strokes of
 * its drawings. What it calls its trade is no mark: others do the same.
 */
export function marksOf({ facts, logo, symbol }: Brand): Mark[] {
  const { name, domain, company, contact, texts } = facts;
  const cnpj = company.cnpj.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
  const words = [
    domain,
    company.name,
    company.cnpj,
    cnpj,
    company.street,
    contact.phone,
    contact.phone.replace(/\D/g, ''),
    contact.whatsapp,
    contact.facebook,
    contact.instagram,
    texts.homeTitle,
    texts.promise,
    texts.description,
  ];
  const strokes = [logo, symbol].flatMap(({ shapes }) =>
    shapes.map(([, { d = '', points = '' }]) => d || points),
  );
  const capital = new RegExp(`(?<![\\p{L}\\d])${name}(?![\\p{L}\\d])`, 'u');
  return [
    { name: `the name ${name}`, isIn: (text) => capital.test(text) },
    ...words.map((word) => ({ name: word, isIn: has(word) })),
    ...strokes
      .filter((stroke) => stroke.length >= OWN_STROKE)
      .map((stroke) => ({ name: `the stroke ${stroke}`, isIn: has(stroke) })),
  ];
}

/**
 * The colors of a brand as a style sheet declares them. A value alone is no mark: drawings
 * of cars and landscapes have some of them, whatever the brand.
 */
export function colorMarksOf({ facts }: Brand): Mark[] {
  return Object.entries(facts.colors).map(([name, value]) => {
    const declared = new RegExp(`--${name}:\\s*${value}`);
    return { name: `the color ${name} ${value}`, isIn: (text) => declared.test(text) };
  });
}

const LOADERS: Readonly<Record<string, Loader>> = {
  '.css': 'css',
  '.cjs': 'js',
  '.js': 'js',
  '.mjs': 'js',
  '.ts': 'ts',
  '.tsx': 'tsx',
};

/**
 * The text of a file without comments, which programmers alone read. A parser finds them,
 * since `/*` also stands in strings; a file of another kind stays as it is.
 */
export async function withoutComments(file: string, text: string): Promise<string> {
  const loader = LOADERS[extname(file)];
  if (!loader) return text;
  const { code } = await transform(text, {
    loader,
    jsx: 'preserve',
    charset: 'utf8',
    legalComments: 'none',
    minifyWhitespace: true,
    logLevel: 'silent',
  });
  return code;
}

const has = (word: string) => (text: string) => text.includes(word);
