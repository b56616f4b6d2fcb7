import perfHooks, { PerformanceObserver } from 'node:perf_hooks';
import { createProcessApp } from '../process-app';

const sample = () =>
  createProcessApp({
    app: 'sample',
    logLevel: 'silent',
    trustedProxy: '',
    refuse: (_error, _request, reply) => void reply.send(),
  });

describe('/metrics of apps in one process', () => {
  it('share one observer of the collector and one of the loop, which nothing ends', async () => {
    await sample();
    const ofCollector = jest.spyOn(PerformanceObserver.prototype, 'observe');
    const ofLoop = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
    const { body } = await (await sample()).inject('/metrics');
    expect(body).toContain('# TYPE nodejs_gc_duration_seconds histogram');
    expect(body).toContain('# TYPE nodejs_eventloop_lag_mean_seconds gauge');
    expect(ofCollector).not.toHaveBeenCalled();
    expect(ofLoop).not.toHaveBeenCalled();
  });

  it('count the requests of their own app alone', async () => {
    const [asked, other] = [await sample(), await sample()];
    await asked.inject('/version');
    const count = 'http_request_duration_seconds_count{method="GET",route="/version"';
    expect((await asked.inject('/metrics')).body).toContain(count);
    expect((await other.inject('/metrics')).body).not.toContain(count);
  });
});
