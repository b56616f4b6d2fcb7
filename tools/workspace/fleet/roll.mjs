/** Acts before any process is touched, by the kind of a roll and its app. */
export function preparationsOf(kind, app) {
  if (kind === 'back') return [];
  return app === 'api' ? ['migrate', 'rehearse'] : ['rehearse'];
}

/**
 * The act that a process in a phase needs next: it is taken out of the proxy, stopped,
 * started as the other release, waited for, tried, and put back in.
 */
const NEXT = {
  in: 'out',
  out: 'stop',
  stopped: 'start',
  started: 'ready',
  ready: 'try',
  tried: 'in',
};
/** The phase of a process after an act. */
const AFTER = {
  out: 'out',
  stop: 'stopped',
  start: 'started',
  ready: 'ready',
  try: 'tried',
  in: 'in',
};

/**
 * The next act of a roll, or null at its end: its preparations, then one process after
 * the other. A roll that failed brings only the process at which it failed back to the
 * old release. `processes` are those of the app, `{ name, phase, release }` each.
 */
export function nextAct({ roll, processes }) {
  const { failed, from, to, prepare, prepared } = roll;
  if (!failed) {
    const act = prepare.find((one) => !prepared.includes(one));
    if (act) return { act };
  } else if (!failed.process) return null;
  const goal = failed ? from : to;
  const process = processes.find(
    ({ name, phase, release }) =>
      (!failed || name === failed.process) && (phase !== 'in' || release !== goal),
  );
  if (!process) return null;
  const { name, phase, release } = process;
  const runsOther = ['started', 'ready', 'tried'].includes(phase) && release !== goal;
  return { act: runsOther ? 'stop' : NEXT[phase], process: name, goal };
}

/**
 * The state after an act. `problem` says why it failed: then the roll ends, after the
 * process has its old release again; when that fails too, at once.
 */
export function afterAct({ roll, processes }, { act, process: name, goal }, problem) {
  if (problem) {
    const failed = roll.failed
      ? { ...roll.failed, process: null, again: problem }
      : { process: name ?? null, reason: problem };
    return { roll: { ...roll, failed }, processes };
  }
  if (!name) return { roll: { ...roll, prepared: [...roll.prepared, act] }, processes };
  return {
    roll,
    processes: processes.map((process) =>
      process.name === name
        ? {
            ...process,
            phase: AFTER[act],
            ...(act === 'start' && { release: goal }),
          }
        : process,
    ),
  };
}

/** The releases that an app ran, the present one last, after it came to one more. */
export function historyAfter(history, { kind, to }) {
  return kind === 'back'
    ? history.slice(0, history.lastIndexOf(to) + 1)
    : [...history, to];
}

/**
 * The result of a roll without a next act: `done`, or `nothing` where every process is as
 * before it, or `half`: some processes are of the other release, or down.
 */
export function outcomeOf({ roll, processes }) {
  const are = (release) =>
    processes.every((process) => process.phase === 'in' && process.release === release);
  if (are(roll.to)) return 'done';
  return are(roll.from) ? 'nothing' : 'half';
}
