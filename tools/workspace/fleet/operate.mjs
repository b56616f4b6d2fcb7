import { basename, join } from 'node:path';
import { portNear } from '../process/ports.mjs';
import { runNode } from '../process/run.mjs';
import { environmentOf } from './environment.mjs';
import { FleetError } from './fleet-error.mjs';
import { openFront } from './front.mjs';
import { requireHere } from './plan.mjs';
import { openProcesses } from './processes.mjs';
import { openReleases } from './releases.mjs';
import { afterAct, historyAfter, nextAct, outcomeOf, preparationsOf } from './roll.mjs';
import { alone, openState } from './state.mjs';
import { rehearsalOf, statusOf } from './status.mjs';

const withStop = (sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/**
 * Operates the processes of a plan on this machine. `env` are the variables of the
 * command, which its processes inherit; `say` gets a line for each act.
 */
export function openFleet(plan, { env = process.env, say = () => {} } = {}) {
  requireHere(plan);
  const { folder, appNames } = plan;
  const variables = { ...env, ...plan.env };
  const { envOf, reachedAt } = environmentOf(plan, variables);
  const state = openState(folder);
  const releases = openReleases(folder);
  const processes = openProcesses(folder, {
    envOf,
    readyMs: plan.readySeconds * 1000,
  });
  const front = openFront(plan, processes, variables);

  const isOutIn = ({ processes: known }) => {
    const out = plan.processes.filter(
      ({ name }) => (known[name]?.phase ?? 'in') !== 'in',
    );
    return (address) => out.some((process) => process.address === address);
  };
  const apiAddress = ({ processes: known }) =>
    plan
      .processesOf('api')
      .find(({ name, role }) => role !== 'worker' && known[name]?.phase === 'in')
      ?.address;
  const tryOut = (one, now) =>
    processes.tryOut(one, {
      at: reachedAt(one),
      apiAddress: apiAddress(now),
      env: variables,
    });
  const bring = async (one, id) => {
    await processes.stop(one.name);
    processes.start(one, releases.folderOf(id));
  };

  /** Ends a rehearsal whose command was killed: no other act would find it. */
  const endRehearsal = (app) => processes.stop(rehearsalOf(app));

  /** Starts a release on a free port: nothing that serves is touched. */
  const rehearse = async (app, id, now) => {
    const port = await portNear(0);
    const [{ host }] = plan.processesOf(app);
    const one = {
      ...{ app, name: rehearsalOf(app), host, port, address: `${host}:${port}` },
      ...(app === 'gateway' && { publicPort: String(await portNear(0)) }),
    };
    try {
      // It answers calls alone, so that no job runs before its time.
      await bring({ ...one, role: 'http' }, id);
      await processes.ready(one, releases.factsOf(id));
      await tryOut(one, now);
    } finally {
      await processes.stop(one.name);
    }
  };

  const migrate = async (id) => {
    const { code, output } = await runNode(
      [join(releases.folderOf(id), 'ops.js'), 'migrate'],
      {
        env: envOf(plan.processesOf('api')[0]),
      },
    );
    if (code !== 0) throw new FleetError(output.trimEnd().split('\n').at(-1));
  };

  const act = async ({ act: what, process: name, goal }, now) => {
    const { app, to } = now.roll;
    if (what === 'migrate') return migrate(to);
    if (what === 'rehearse') return rehearse(app, to, now);
    const one = plan.processes.find((process) => process.name === name);
    const showing = { ...now.processes, [name]: { ...now.processes[name], phase: what } };
    if (what === 'out' || what === 'in')
      return front.show(isOutIn({ processes: showing }));
    if (what === 'stop') return processes.stop(name);
    if (what === 'start') return bring(one, goal);
    const facts = releases.factsOf(now.processes[name].release);
    if (what === 'ready') return processes.ready(one, facts);
    return tryOut(one, now);
  };

  /** Runs the roll in the state to its end, from where it stands. */
  const goOn = async () => {
    for (;;) {
      const now = state.read();
      const mine = plan.processesOf(now.roll.app);
      const listed = mine.map(({ name }) => ({ name, ...now.processes[name] }));
      const next = nextAct({ roll: now.roll, processes: listed });
      if (!next) return end(now, outcomeOf({ roll: now.roll, processes: listed }));
      say(
        `${next.process ?? now.roll.app}: ${next.act}${next.act === 'start' ? ` ${next.goal}` : ''}`,
      );
      const problem = await act(next, now).then(
        () => undefined,
        (error) => error.message,
      );
      const { roll, processes: after } = afterAct(
        { roll: now.roll, processes: listed },
        next,
        problem,
      );
      const changed = after.map(({ name, ...process }) => [name, process]);
      state.write({
        ...now,
        roll,
        processes: { ...now.processes, ...Object.fromEntries(changed) },
      });
    }
  };

  const end = (now, outcome) => {
    const { app, from, to, kind, failed } = now.roll;
    if (outcome === 'done') {
      const history = historyAfter(now.apps[app].history, now.roll);
      const apps = { ...now.apps, [app]: { history } };
      const lastRoll = `${app} went ${kind === 'back' ? 'back ' : ''}from ${from} to ${to}.`;
      state.write({ ...now, apps, roll: null, lastRoll });
      releases.forget(apps);
      return say(lastRoll);
    }
    const why = [failed.reason, failed.again && `Then ${failed.again}`]
      .filter(Boolean)
      .map(withStop)
      .join(' ');
    const left =
      outcome === 'nothing'
        ? `${app} serves ${from} as before.`
        : `${app} is of two releases: \`roll ${app}\` goes on, \`back ${app}\` goes back.`;
    const lastRoll = `The roll of ${app} to ${to} ended: ${why} ${left}`;
    // A later command goes on with it as if it had been interrupted.
    const { failed: _, ...open } = now.roll;
    state.write({ ...now, roll: outcome === 'nothing' ? null : open, lastRoll });
    releases.forget({ ...now.apps, open: { history: [from, to] } });
    throw new FleetError(lastRoll);
  };

  const requireApp = (app) => {
    if (app === 'gateway' && !appNames.includes(app))
      throw new FleetError(
        'nginx stands before this fleet, so no gateway runs in it: "front": "gateway" in fleet.json makes it one.',
      );
    if (!appNames.includes(app))
      throw new FleetError(`Name one of ${appNames.join(', ')}.`);
    const { apps } = state.read();
    if (!apps[app])
      throw new FleetError('The fleet was never started: npm run fleet -- start');
  };

  /** A web app that runs may not find an older API than it can live with. */
  const requireOldEnough = (id, now) => {
    const { version } = releases.factsOf(id);
    for (const app of appNames.filter((one) => one !== 'api')) {
      const needed = releases.factsOf(now.apps[app].history.at(-1)).needs?.api;
      if (needed && version.localeCompare(needed, 'en', { numeric: true }) < 0)
        throw new FleetError(
          `${app} runs and needs api ${needed} or newer, not ${version}: take ${app} back first. Nothing was changed.`,
        );
    }
  };

  const begin = async (kind, app, to, from) => {
    const now = state.read();
    if (app === 'api') requireOldEnough(to, now);
    await endRehearsal(app);
    const prepare = preparationsOf(kind, app);
    state.write({ ...now, roll: { kind, app, from, to, prepare, prepared: [] } });
    await goOn();
  };

  return {
    /** The id of a process, or of the proxy as `front`, while it runs. */
    pidOf: processes.pidOf,

    /** Starts what does not run: API, web apps, proxy. */
    start: () =>
      alone(folder, async () => {
        for (const app of appNames) {
          const now = state.read();
          if (now.apps[app]) continue;
          const id = await releases.take(app, plan.firstOf(app));
          state.write({ ...now, apps: { ...now.apps, [app]: { history: [id] } } });
        }
        const now = state.read();
        const started = async (one) => {
          const current = now.apps[one.app].history.at(-1);
          const { release = current, phase = 'in' } = now.processes[one.name] ?? {};
          now.processes[one.name] = { release, phase };
          if (processes.pidOf(one.name) || phase === 'stopped') return;
          say(`${one.name}: start ${release}`);
          await bring(one, release);
          await processes.ready(one, releases.factsOf(release));
        };
        // One API migrates; the others and the pages find it done. The public address
        // answers when all behind it do.
        for (const one of plan.processesOf('api')) await started(one);
        const isGateway = ({ app }) => app === 'gateway';
        await Promise.all(plan.processes.filter((one) => !isGateway(one)).map(started));
        await Promise.all(plan.processes.filter(isGateway).map(started));
        state.write(now);
        await front.show(isOutIn(now));
        say(`The fleet serves at http://${plan.listen[0]}`);
      }),

    /** Lines about each process, and about a roll that has not ended. */
    status: () =>
      statusOf(plan, { processes, state: state.read(), hasFront: front.pid() }),

    /** Brings an app to another release, or goes on with a roll that has not ended. */
    roll: (app, given) =>
      alone(folder, async () => {
        requireApp(app);
        const source = given && plan.releaseAt(app, given);
        const { roll, apps } = state.read();
        const from = apps[app].history.at(-1);
        if (!source && roll?.app !== app)
          throw new FleetError(
            `Name a version, an archive or a built folder: roll ${app} <version>.`,
          );
        const to = source ? await releases.take(app, source) : roll.to;
        if (roll) {
          if (roll.app !== app || roll.to !== to)
            throw new FleetError(
              `The roll of ${roll.app} to ${roll.to} has not ended: \`roll ${roll.app}\` goes on, \`back ${roll.app}\` goes back. ${basename(source ?? app)} was not begun.`,
            );
          return goOn();
        }
        if (to === from) return say(`${app} serves ${to} already.`);
        return begin('roll', app, to, from);
      }),

    /** Brings an app back to the release before, or from a roll that has not ended. */
    back: (app) =>
      alone(folder, async () => {
        requireApp(app);
        const { roll, apps } = state.read();
        if (roll && roll.app !== app)
          throw new FleetError(
            `The roll of ${roll.app} has not ended. Nothing was changed.`,
          );
        if (roll?.kind === 'back') return goOn();
        if (roll) return begin('back', app, roll.from, roll.to);
        const [before, current] = apps[app].history.slice(-2);
        if (!current) throw new FleetError(`${app} has no release before ${before}.`);
        return begin('back', app, before, current);
      }),

    /** Ends the proxy, then the web apps, then the API. */
    stop: () =>
      alone(folder, async () => {
        await front.stop();
        await Promise.all(appNames.map(endRehearsal));
        const stopAll = (wanted) =>
          Promise.all(
            plan.processes.filter(wanted).map(({ name }) => processes.stop(name)),
          );
        await stopAll(({ app }) => app === 'gateway');
        await stopAll(({ app }) => app !== 'api');
        await stopAll(({ app }) => app === 'api');
        say('The fleet is stopped.');
      }),
  };
}
