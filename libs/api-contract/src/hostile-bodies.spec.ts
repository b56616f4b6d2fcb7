import type * as z from 'zod/mini';
import { calls, schemasOf } from './all-calls';
import { decisionFor } from './sales/analysis.schemas';

/** Values that a hostile caller puts into a field of another type. */
const OTHERS: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x',
  '9999-12-31',
  [],
  [null],
  ['x'],
  [{}],
  {},
  { kind: {} },
];

const bodies = Object.values(calls).flatMap((call) => {
  const { body } = schemasOf(call);
  return body ? [[`${call.method} ${call.path}`, body] as const] : [];
});

/** Names of a form's fields, in all of its alternatives. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod as { def: Partial<z.core.$ZodObjectDef & Alternatives> };
  if (def.shape) return Object.keys(def.shape);
  return [def.innerType, def.in, ...(def.options ?? [])].flatMap((part) =>
    part ? fieldsOf(part) : [],
  );
}

type Alternatives = {
  innerType: z.core.$ZodType;
  in: z.core.$ZodType;
  options: readonly z.core.$ZodType[];
};

describe('a body with a field of another type', () => {
  it('is looked for in every call that takes one', () => {
    expect(bodies.length).toBeGreaterThan(90);
    const without = bodies.filter(([, body]) => fieldsOf(body).length === 0);
    expect(without.map(([name]) => name)).toEqual(['POST contracts/:id/purchase']);
  });

  it.each([...bodies, ['a decision about a person', decisionFor(1)] as const])(
    'is judged and nothing breaks (security-requirements E2): %s',
    (_, body) => {
      const names = fieldsOf(body);
      const forms = OTHERS.flatMap((value) => [
        ...names.map((name) => ({ [name]: value })),
        Object.fromEntries(names.map((name) => [name, value])),
      ]);
      for (const form of forms) expect(() => body.safeParse(form)).not.toThrow();
    },
  );
});
