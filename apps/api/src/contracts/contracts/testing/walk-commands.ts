import * as fc from 'fast-check';
import { type PaymentMethod } from '@site/api-contract';
import { change, examine, PARTNERS, signAs } from './walk-company-steps';
import { WALK_JOBS } from './walk-jobs';
import {
  addOther,
  answerDamage,
  askService,
  bookExit,
  contestSome,
  decideDamages,
  decideLate,
  giveBack,
  keepCar,
  removeOther,
  workOnService,
  writeToService,
} from './walk-life-steps';
import { loseCar, tellOfTheft } from './walk-loss-steps';
import { type Model, type Step } from './walk-step';
import {
  type Amount,
  answer,
  automatic,
  bankGoes,
  buyMore,
  changeDay,
  chooseSlot,
  contest,
  crash,
  handOver,
  pay,
  prepare,
  run,
  sign,
  swapKm,
  tell,
  wait,
  withdraw,
} from './walk-steps';
import { type Lead, type World } from './walk-world';

const who = fc.constantFrom(0, 0, 0, 1);
const method = fc.constantFrom<PaymentMethod[]>('pix', 'pix', 'boleto', 'cartao');
const amount = fc.constantFrom<Amount[]>(
  'all',
  'all',
  'all',
  'half',
  'more',
  'twice',
  'nothing',
);
/** Reais of a charge that are contested or taken back; null for all of it. */
const part = fc.constantFrom(null, null, 0.01, 300, 700);
const mostly = fc.constantFrom(true, true, true, false);
const day = fc.constantFrom(1, 1, 3, 5, 8, 20, 31, 45);

/** Steps of a walk; a kind that is listed twice comes twice as often. */
const STEPS = [
  who.map(sign),
  who.map(sign),
  fc.tuple(who, method, amount, mostly).map((asked) => pay(...asked)),
  fc.tuple(who, method, amount, mostly).map((asked) => pay(...asked)),
  fc.tuple(who, method, amount, mostly).map((asked) => pay(...asked)),
  fc.nat(7).map(tell),
  fc.tuple(who, fc.constantFrom(1 as const, 2, 3)).map((asked) => automatic(...asked)),
  fc.tuple(who, fc.boolean()).map((asked) => chooseSlot(...asked)),
  fc.tuple(who, mostly).map(([of, isFirst]) => chooseSlot(of, !isFirst)),
  fc.tuple(who, fc.nat(1)).map((asked) => prepare(...asked)),
  fc.tuple(who, fc.nat(1)).map((asked) => prepare(...asked)),
  fc.tuple(who, mostly).map((asked) => handOver(...asked)),
  fc.tuple(who, mostly).map((asked) => handOver(...asked)),
  fc.tuple(who, mostly).map((asked) => withdraw(...asked)),
  fc
    .tuple(who, fc.constantFrom(5 as const, 10, 15, 20, 25))
    .map((asked) => changeDay(...asked)),
  fc
    .tuple(fc.constantFrom(...Object.keys(WALK_JOBS)), fc.constantFrom(1, 2))
    .map((asked) => run(...asked)),
  fc
    .tuple(fc.constantFrom(...Object.keys(WALK_JOBS)), fc.constantFrom(1, 2))
    .map((asked) => run(...asked)),
  fc.tuple(who, fc.nat(4)).map((asked) => buyMore(...asked)),
  fc.tuple(who, fc.nat(4)).map((asked) => swapKm(...asked)),
  fc
    .tuple(
      who,
      fc.constantFrom('installment:2', 'installment:3', 'km:1', 'damage:1', 'damage:2'),
      part,
    )
    .map((asked) => contest(...asked)),
  fc
    .tuple(fc.constantFrom('aceita' as const, 'mantida'), part)
    .map((asked) => answer(...asked)),
  fc.tuple(who, fc.constantFrom(0 as const, 1)).map((asked) => addOther(...asked)),
  who.map(removeOther),
  fc
    .tuple(who, fc.constantFrom('revisao' as const, 'sinistro', 'outro'))
    .map((asked) => askService(...asked)),
  fc.tuple(who, fc.constantFrom(0, 0, 1, 40)).map((asked) => tellOfTheft(...asked)),
  fc.tuple(who, fc.constantFrom(0, 0, 2)).map((asked) => loseCar(...asked)),
  who.map(writeToService),
  fc
    .tuple(
      fc.constantFrom('aguardando_cliente' as const, 'resolvida'),
      fc.constantFrom('none' as const, 'all', 'zero', 'too much'),
    )
    .map((asked) => workOnService(...asked)),
  fc
    .tuple(who, fc.constantFrom(0 as const, -1), mostly)
    .map((asked) => bookExit(...asked)),
  who.map(keepCar),
  fc
    .tuple(who, fc.constantFrom('none' as const, 'insured', 'own', 'several'), mostly)
    .map((asked) => giveBack(...asked)),
  fc.tuple(who, fc.boolean()).map((asked) => answerDamage(...asked)),
  fc
    .tuple(who, fc.uniqueArray(fc.nat(3), { minLength: 1 }))
    .map((asked) => contestSome(...asked)),
  fc.boolean().map(decideDamages),
  fc.boolean().map(decideDamages),
  fc.constantFrom('combinar' as const, 'perdoar', 'encerrar').map(decideLate),
  day.map(wait),
  day.map(wait),
  fc.constantFrom('before' as const, 'after' as const, null, null).map(bankGoes),
  fc.nat(2).map(crash),
];

const meanwhile = fc.option(fc.constantFrom(...PARTNERS));

/** Steps of a company's approval, where partners matter. */
const PARTNER_STEPS: typeof STEPS = [
  fc.constantFrom(...PARTNERS).map(change),
  fc.constantFrom(...PARTNERS).map(change),
  meanwhile.map(examine),
  fc.tuple(fc.constantFrom(1, 2), meanwhile).map((asked) => signAs(...asked)),
  fc.tuple(fc.constantFrom(1, 2), meanwhile).map((asked) => signAs(...asked)),
  fc.constant('expiry').map((job) => run(job, 1)),
  day.map(wait),
  fc.nat(2).map(crash),
];

export type Stage = {
  name: string;
  steps: readonly Step[];
  /** Steps that walks from this stage take, instead of all steps. */
  of?: typeof STEPS;
};

/** The beginning of a contract's life, before its signature. */
const APPROVED: Stage = { name: 'an approved proposal', steps: [] };
const SIGNED: readonly Stage[] = [
  { name: 'the signature', steps: [sign(0)] },
  { name: 'the first payment', steps: [pay(0, 'pix', 'all', true)] },
  { name: 'the choice of a day', steps: [chooseSlot(0, false)] },
  { name: 'the prepared car', steps: [prepare(0, 0)] },
  { name: 'the keys', steps: [handOver(0, true)] },
  { name: 'the second bill', steps: [wait(31), run('charges', 1)] },
  {
    name: 'a month with more km',
    steps: [pay(0, 'pix', 'all', true), buyMore(0, 1), swapKm(0, 0)],
  },
  { name: 'bills that are late', steps: [wait(45), run('charges', 1)] },
  {
    name: 'an accident, with another driver',
    steps: [addOther(0, 0), askService(0, 'sinistro'), workOnService('resolvida', 'all')],
  },
  { name: 'the booked return', steps: [bookExit(0, 0, true)] },
  { name: 'the car that is back', steps: [giveBack(0, 'several')] },
  { name: 'contested damages', steps: [contestSome(0, [1, 2])] },
  { name: 'damages that are kept', steps: [decideDamages(true)] },
];

/**
 * One whole life without incidents, in stages that follow each other. Random walks begin
 * at every stage, so that no part of a life is rare.
 */
export const STAGES: Readonly<Record<Lead, readonly Stage[]>> = {
  person: [APPROVED, ...SIGNED],
  company: [
    { ...APPROVED, of: PARTNER_STEPS },
    {
      name: 'partners who changed',
      steps: [change('others alone')],
      of: PARTNER_STEPS,
    },
    { name: 'examined partners', steps: [examine(null)], of: PARTNER_STEPS },
    ...SIGNED,
  ],
};

/** The car is gone: reported and ended in one step. */
const LOST: Step = {
  check: () => true,
  run: async (model, world) => {
    await tellOfTheft(0, 3).run(model, world);
    await loseCar(0, 0).run(model, world);
  },
  toString: () => 'the car is stolen',
};

/**
 * How walks end: a third of those that can withdraw do so, a third of the cars that are
 * out are stolen, and all others end where they are.
 */
const END = fc.constantFrom(null, withdraw(0, true), LOST);

/**
 * Random walks of at most so many steps and an end; `replayPath` repeats a printed one.
 */
export function walks({ of = STEPS }: Stage, maxCommands: number, replayPath?: string) {
  return fc.tuple(
    fc.commands<Model, World, false>(of, {
      maxCommands,
      size: 'max',
      ...(replayPath && { replayPath }),
    }),
    END,
  );
}
