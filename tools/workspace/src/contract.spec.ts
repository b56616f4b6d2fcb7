import * as z from 'zod/mini';
import { compare, type Finding, judge, sentenceOf } from '../contract/compare';
import {
  contractOf,
  textOf,
  type WholeCall,
  wireContractOf,
} from '../contract/wire-contract';

/** A call with these schemas alone. */
const call = (
  method: WholeCall['method'],
  path: string,
  schemas: Partial<WholeCall> & Pick<WholeCall, 'data'>,
): WholeCall => ({
  ...{ method, path, summary: '', status: 200, idempotent: false, quiet: false },
  ...schemas,
});
const answerOf = (data: z.ZodMiniType) => [call('GET', 'cars/:id', { data })];
const bodyOf = (body: z.ZodMiniType) => [
  call('POST', 'leads', { body, data: z.object({}) }),
];

const sentences = (findings: Finding[]) => findings.map(sentenceOf);
const breaks = (last: WholeCall[], today: WholeCall[]) =>
  sentences(compare(wireContractOf(last), wireContractOf(today)).breaksOldCallers);
const binds = (last: WholeCall[], today: WholeCall[]) =>
  sentences(compare(wireContractOf(last), wireContractOf(today)).bindsNewCallers);

const name = z.string();
const colour = z.enum(['azul', 'preto']);
const colours = z.enum(['azul', 'preto', 'prata']);

describe('a change of the contract that breaks old callers', () => {
  it('is a call that is gone', () => {
    expect(breaks(answerOf(z.object({ name })), [])).toEqual([
      'GET cars/{}: the API has no such call.',
    ]);
  });

  it('is a field of a body that is gone', () => {
    const last = bodyOf(z.object({ name, email: z.optional(name) }));
    expect(breaks(last, bodyOf(z.object({ name })))).toEqual([
      'POST leads body.email: the API ignores this field.',
    ]);
  });

  it('is a field of a strict body that is gone', () => {
    const last = bodyOf(z.strictObject({ name, email: z.optional(name) }));
    expect(breaks(last, bodyOf(z.strictObject({ name })))).toEqual([
      'POST leads body.email: the API refuses this field.',
    ]);
  });

  it('is a parameter that is gone', () => {
    const data = z.object({ name });
    const query = z.object({ page: z.optional(name) });
    const last = [call('GET', 'cars', { query, data })];
    const today = [call('GET', 'cars', { query: z.object({}), data })];
    expect(breaks(last, today)).toEqual([
      'GET cars query.page: the API ignores this field.',
    ]);
  });

  it('is a field of an answer that is gone', () => {
    const last = answerOf(z.object({ cars: z.array(z.object({ name, plate: name })) }));
    const today = answerOf(z.object({ cars: z.array(z.object({ name })) }));
    expect(breaks(last, today)).toEqual([
      'GET cars/{} answer.data.cars[].plate: callers count on this field, which the API may leave out.',
    ]);
  });

  it('is an optional field of an answer that is gone', () => {
    const last = answerOf(z.object({ name, plate: z.optional(name) }));
    expect(breaks(last, answerOf(z.object({ name })))).toEqual([
      'GET cars/{} answer.data.plate: the API does not answer this optional field.',
    ]);
  });

  it('is a field that must be given from now on', () => {
    const last = bodyOf(z.object({ name, email: z.optional(name) }));
    expect(breaks(last, bodyOf(z.object({ name, email: name })))).toEqual([
      'POST leads body.email: the API demands this field, which callers may leave out.',
    ]);
  });

  it.each([
    [
      'a higher least',
      z.string().check(z.minLength(2)),
      z.string().check(z.minLength(3)),
      'minLength is 3',
    ],
    [
      'a lower most',
      z.string().check(z.maxLength(80)),
      z.string().check(z.maxLength(60)),
      'maxLength is 60',
    ],
    ['a pattern', z.string(), z.string().check(z.regex(/^a/)), 'pattern is ^a'],
  ])('is a stricter rule: %s', (_, before, now, says) => {
    const last = bodyOf(z.object({ name: before }));
    expect(breaks(last, bodyOf(z.object({ name: now })))).toEqual([
      `POST leads body.name: the API's rule is stricter: ${says}.`,
    ]);
  });

  it('is a value that a body may have no more', () => {
    const last = bodyOf(z.object({ colour: colours }));
    expect(breaks(last, bodyOf(z.object({ colour })))).toEqual([
      'POST leads body.colour: the API refuses prata here.',
    ]);
  });

  it('is another kind of value in a body', () => {
    const last = bodyOf(z.object({ year: z.nullable(z.number()) }));
    expect(breaks(last, bodyOf(z.object({ year: z.number() })))).toEqual([
      'POST leads body.year: the API refuses a value of type null here.',
    ]);
  });

  it('is a key against repetition that must be sent from now on', () => {
    const data = z.object({});
    const last = [call('POST', 'bills', { data, idempotent: true })];
    const today = [call('POST', 'bills', { data, idempotent: 'required' })];
    expect(breaks(last, today)).toEqual([
      'POST bills idempotency-key: the API demands this field, which callers may leave out.',
    ]);
  });

  it('is a field of an answer that is no longer sure', () => {
    const today = answerOf(z.object({ name: z.optional(name) }));
    expect(breaks(answerOf(z.object({ name })), today)).toEqual([
      'GET cars/{} answer.data.name: callers count on this field, which the API may leave out.',
    ]);
  });

  it('is a field of an answer that may be null from now on', () => {
    const today = answerOf(z.object({ name: z.nullable(name) }));
    expect(breaks(answerOf(z.object({ name })), today)).toEqual([
      "GET cars/{} answer.data.name: the API may answer a value of type null, which callers don't expect.",
    ]);
  });

  it('is a new value of an enum in an answer', () => {
    const last = answerOf(z.object({ colour: z.nullable(colour) }));
    expect(breaks(last, answerOf(z.object({ colour: z.nullable(colours) })))).toEqual([
      "GET cars/{} answer.data.colour: the API may answer prata, which callers don't know.",
    ]);
  });
});

describe('a change of the contract that binds new callers', () => {
  it('is a new call', () => {
    expect(binds([], answerOf(z.object({ name })))).toEqual([
      'GET cars/{}: the API has no such call.',
    ]);
  });

  it('is a new field of an answer that they count on', () => {
    const today = answerOf(z.object({ name, plate: name }));
    expect(binds(answerOf(z.object({ name })), today)).toEqual([
      'GET cars/{} answer.data.plate: callers count on this field, which the API may leave out.',
    ]);
  });

  it('is a new field of a strict body', () => {
    const last = bodyOf(z.strictObject({ name }));
    expect(
      binds(last, bodyOf(z.strictObject({ name, email: z.optional(name) }))),
    ).toEqual(['POST leads body.email: the API refuses this field.']);
  });
});

describe('a change of the contract that harms nobody', () => {
  it.each([
    ['a new call', [], answerOf(z.object({ name }))],
    [
      'a new field of an answer',
      answerOf(z.object({ name })),
      answerOf(z.object({ name, plate: name })),
    ],
    [
      'a new optional field of a body',
      bodyOf(z.strictObject({ name })),
      bodyOf(z.strictObject({ name, email: z.optional(name) })),
    ],
    [
      'a looser rule',
      bodyOf(z.object({ name: z.string().check(z.maxLength(60)) })),
      bodyOf(z.object({ name: z.string().check(z.maxLength(80)) })),
    ],
    [
      'a longer text in an answer',
      answerOf(z.object({ name: z.string().check(z.maxLength(60)) })),
      answerOf(z.object({ name: z.string().check(z.maxLength(80)) })),
    ],
  ])('breaks no old caller: %s', (_, last, today) => {
    expect(breaks(last, today)).toEqual([]);
  });

  it.each([
    [
      'a new optional field of an answer',
      answerOf(z.object({ name })),
      answerOf(z.object({ name, plate: z.optional(name) })),
    ],
    [
      'a new optional field of a body that is not strict',
      bodyOf(z.object({ name })),
      bodyOf(z.object({ name, email: z.optional(name) })),
    ],
  ])('binds no new caller: %s', (_, last, today) => {
    expect(binds(last, today)).toEqual([]);
  });

  it('is another name of a parameter in a path', () => {
    const data = z.object({ name });
    const last = [call('GET', 'cars/:id', { data })];
    const today = [call('GET', 'cars/:carId', { data })];
    expect(breaks(last, today)).toEqual([]);
  });
});

describe('a break with a reason', () => {
  const { breaksOldCallers } = compare(
    wireContractOf(bodyOf(z.strictObject({ name, email: z.optional(name) }))),
    wireContractOf(bodyOf(z.strictObject({ name }))),
  );

  it('is let through by a line with its place and why it is safe', () => {
    const reasons = '# For people.\nPOST leads body.email: No app has ever sent it.\n';
    expect(judge(breaksOldCallers, reasons)).toEqual({ refused: [], idle: [] });
  });

  it('is refused when the line gives no reason', () => {
    expect(judge(breaksOldCallers, 'POST leads body.email: ').refused).toEqual(
      breaksOldCallers,
    );
  });

  it('leaves no line behind that speaks of nothing', () => {
    const reasons = 'POST leads body.phone: No app has ever sent it.';
    expect(judge(breaksOldCallers, reasons).idle).toEqual([reasons]);
  });
});

describe('the kept text of a contract', () => {
  const today = answerOf(
    z.object({ cars: z.array(z.object({ name, colour: z.nullable(colours) })) }),
  );

  it('holds the whole contract', () => {
    expect(contractOf(textOf(wireContractOf(today)))).toEqual(wireContractOf(today));
  });

  it('holds a long list of fields of which one is called type', () => {
    const file = z.object({ name, type: name, base64: name, size: z.optional(z.int()) });
    const contract = wireContractOf(answerOf(z.object({ file, other: file })));
    expect(contractOf(textOf(contract))).toEqual(contract);
  });

  it('marks a field that may be left out, and names no required ones', () => {
    const text = textOf(
      wireContractOf(answerOf(z.object({ name, plate: z.optional(name) }))),
    );
    expect(text).toContain(
      '"properties":{"name":{"type":"string"},"plate?":{"type":"string"}}',
    );
    expect(text).not.toContain('required');
  });

  it('is the same when only words changed', () => {
    const described = name.register(z.globalRegistry, { description: 'O nome' });
    const text = textOf(wireContractOf(answerOf(z.object({ name: described }))));
    expect(text).toBe(textOf(wireContractOf(answerOf(z.object({ name: z.string() })))));
  });
});
