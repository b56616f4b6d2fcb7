import { failureReporter } from './report';
import { aFailure } from './testing/a-failure';

describe('showing a failure', () => {
  it('shows the popup, then runs the effect; failures alike share one popup', async () => {
    const log: string[] = [];
    let close: () => void = () => undefined;
    const report = failureReporter({
      showPopup: ({ title, traceId }) => (
        log.push(`${title} ${traceId}`),
        new Promise((resolve) => (close = resolve))
      ),
      showNotice: ({ text }) => void log.push(text),
      run: (effect) => void log.push(effect),
      url: () => 'http://localhost/simulador',
    });
    report(aFailure({ status: 401 }));
    report(aFailure({ status: 401, path: 'users/2' }));
    expect(log).toEqual(['Erro! trace']);
    close();
    await new Promise((resolve) => setTimeout(resolve));
    expect(log).toEqual(['Erro! trace', 'logout']);
    report(aFailure({ status: 401 }));
    expect(log).toEqual(['Erro! trace', 'logout', 'Erro! trace']);
    report(aFailure({ kind: 'network', message: 'Sem rede.', isServersMessage: false }));
    expect(log.at(-1)).toBe('Sem rede.');
  });
});
