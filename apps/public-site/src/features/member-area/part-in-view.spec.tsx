import { act, fireEvent, screen } from '@testing-library/react';
import { guardConsole } from '@site/testing';
import { openContract } from './contracts/testing/open-contract';
import { AREA, openArea } from './testing/open-area';

guardConsole();
// jsdom has no canvas for the chart.
jest.mock('./contracts/draw-installments', () => ({
  drawInstallments: () => ({ destroy: () => undefined }),
}));

const observers = new Set<() => void>();
const shown: string[] = [];

beforeEach(() => {
  // The page follows its part for 10 s, and a busy machine may load for longer.
  jest.useFakeTimers();
  observers.clear();
  shown.length = 0;
  window.ResizeObserver = class {
    readonly #grown: () => void;
    constructor(grown: ResizeObserverCallback) {
      this.#grown = () => grown([], this);
    }
    observe = () => void observers.add(this.#grown);
    unobserve = () => undefined;
    disconnect = () => void observers.delete(this.#grown);
  };
  Element.prototype.scrollIntoView = function () {
    shown.push(this.id);
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'ResizeObserver');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const grow = () => act(() => observers.forEach((grown) => grown()));

describe('the part of a page that the address names', () => {
  it('of a mail is shown once its data came, and stays until the visitor moves', async () => {
    openContract({}, [], '#contrato-saida');
    await screen.findByRole('heading', { name: 'Sair antes do fim' });
    grow();
    grow();
    expect(shown).toEqual(['contrato-saida', 'contrato-saida']);
    fireEvent.wheel(document.body);
    grow();
    expect(shown).toHaveLength(2);
  });

  it('of the overview is shown too', async () => {
    openArea({ path: `${AREA}#propostas` });
    await screen.findByRole('heading', { name: 'Propostas' });
    grow();
    expect(shown).toEqual(['propostas']);
  });

  it('is none without a name: nothing moves', async () => {
    openArea();
    await screen.findByRole('heading', { name: 'Propostas' });
    grow();
    expect(shown).toEqual([]);
  });
});
