import { testApi } from '../../testing/api';
import { startMaintenance } from './maintenance';

const api = testApi();

it('a cleaning that fails, as without its file store, stops no other, and is logged', async () => {
  const done: string[] = [];
  const warn = jest.spyOn(api.app.log, 'warn');
  const failing = async () => {
    throw new Error('no bucket');
  };
  const stop = startMaintenance(api.ports, api.app.log, [
    async () => void done.push('first'),
    failing,
    async () => void done.push('last'),
  ]);
  await stop();
  expect(done).toEqual(['first', 'last']);
  expect(warn.mock.calls).toEqual([
    [{ err: new Error('no bucket') }, 'maintenance failed, will try again'],
  ]);
});
