import {
  type Act,
  afterAct,
  historyAfter,
  nextAct,
  outcomeOf,
  preparationsOf,
  type RollState,
} from '../fleet/roll.mjs';

function rollOf(kind: 'roll' | 'back' = 'roll', app = 'api'): RollState {
  const prepare = preparationsOf(kind, app);
  return {
    roll: { from: 'old', to: 'new', prepare, prepared: [] },
    processes: ['a', 'b'].map((name) => ({ name, phase: 'in', release: 'old' })),
  };
}

/** Runs a roll to its end; gives its acts, and the state after each. */
function runToEnd(
  state: RollState,
  problemAt: (act: Act) => string | undefined = () => undefined,
) {
  const acts: string[] = [];
  const states = [state];
  for (let act = nextAct(state); act; act = nextAct(state)) {
    acts.push(
      [act.act, act.process, act.act === 'start' && act.goal].filter(Boolean).join(' '),
    );
    state = afterAct(state, act, problemAt(act));
    states.push(state);
  }
  return { acts, states, state };
}

const REPLACED = (name: string, release: string) => [
  `out ${name}`,
  `stop ${name}`,
  `start ${name} ${release}`,
  `ready ${name}`,
  `try ${name}`,
  `in ${name}`,
];

it('a roll of the API migrates and rehearses, then replaces one process after the other', () => {
  const { acts, state } = runToEnd(rollOf());
  expect(acts).toEqual([
    'migrate',
    'rehearse',
    ...REPLACED('a', 'new'),
    ...REPLACED('b', 'new'),
  ]);
  expect(outcomeOf(state)).toBe('done');
});

it('a web app has no migration, and a way back no preparation at all', () => {
  expect(runToEnd(rollOf('roll', 'public-site')).acts[0]).toBe('rehearse');
  expect(runToEnd(rollOf('back')).acts[0]).toBe('out a');
});

it.each(['migrate', 'rehearse'])(
  'a failed act %s ends the roll before any process is touched',
  (bad) => {
    const { acts, state } = runToEnd(rollOf(), ({ act }) =>
      act === bad ? 'no' : undefined,
    );
    expect(acts.at(-1)).toBe(bad);
    expect(outcomeOf(state)).toBe('nothing');
  },
);

it.each(['start', 'ready', 'try'])(
  'the first process that fails at %s has its old release again, and the roll ends',
  (bad) => {
    const { acts, state } = runToEnd(rollOf('roll', 'public-site'), ({ act, goal }) =>
      act === bad && goal === 'new' ? 'not ready within 30 s' : undefined,
    );
    expect(acts.slice(acts.indexOf('start a new'))).toEqual([
      ...['start a new', 'ready a', 'try a'].slice(
        0,
        ['start', 'ready', 'try'].indexOf(bad) + 1,
      ),
      ...(bad === 'start' ? [] : ['stop a']),
      'start a old',
      'ready a',
      'try a',
      'in a',
    ]);
    expect(state.roll.failed?.reason).toBe('not ready within 30 s');
    expect(outcomeOf(state)).toBe('nothing');
  },
);

it('a roll that fails at its second process leaves the first one as it is', () => {
  const { state } = runToEnd(rollOf(), ({ act, process, goal }) =>
    act === 'ready' && process === 'b' && goal === 'new' ? 'no' : undefined,
  );
  expect(state.processes.map(({ release }) => release)).toEqual(['new', 'old']);
  expect(outcomeOf(state)).toBe('half');
});

it('a process whose old release fails, too, stays out', () => {
  const { state } = runToEnd(rollOf(), ({ act }) => (act === 'ready' ? 'no' : undefined));
  expect(state.processes[0]).toMatchObject({ phase: 'started', release: 'old' });
  expect(outcomeOf(state)).toBe('half');
});

it('a roll that was killed after any act goes on to the end, or back', () => {
  for (const killed of runToEnd(rollOf()).states) {
    expect(outcomeOf(runToEnd(killed).state)).toBe('done');
    const { roll, processes } = killed;
    const back = {
      roll: { ...roll, from: roll.to, to: roll.from, prepare: [], prepared: [] },
      processes,
    };
    const { state } = runToEnd(back);
    expect(state.processes.map(({ phase, release }) => `${phase} ${release}`)).toEqual([
      'in old',
      'in old',
    ]);
  }
});

it('never takes a second process away while the first one is out', () => {
  for (const { processes } of runToEnd(rollOf()).states)
    expect(processes.filter(({ phase }) => phase !== 'in').length).toBeLessThan(2);
});

it('a way back forgets the release that it left alone, also one that had run before', () => {
  expect(historyAfter(['a', 'b', 'a'], { kind: 'roll', to: 'b' })).toEqual([
    'a',
    'b',
    'a',
    'b',
  ]);
  expect(historyAfter(['a', 'b', 'a', 'b'], { kind: 'back', to: 'a' })).toEqual([
    'a',
    'b',
    'a',
  ]);
});
