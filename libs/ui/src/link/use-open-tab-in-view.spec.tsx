import { render, screen } from '@testing-library/react';
import { useOpenTabInView } from './use-open-tab-in-view';

const ROW = { left: 0, width: 390 };
const OPEN_TAB = { left: 700, width: 100 };

function Tabs({ isSignedIn, openTab }: { isSignedIn: boolean; openTab?: string }) {
  const row = useOpenTabInView<HTMLElement>(openTab);
  if (!isSignedIn) return null;
  return (
    <nav ref={row}>
      <a href="/leads" aria-current="page">
        Leads
      </a>
    </nav>
  );
}

/** The row is as wide as a phone, with the open tab far beyond its end. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return (this.localName === 'nav' ? ROW : OPEN_TAB) as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

const scrolledBy = () => screen.getByRole('navigation').scrollLeft;

describe('the open tab of a row wider than the screen', () => {
  it('stands in its middle', () => {
    render(<Tabs isSignedIn />);
    expect(scrolledBy()).toBe(555);
  });

  it('stands there too when the row comes later than the page', () => {
    const { rerender } = render(<Tabs isSignedIn={false} openTab="/leads" />);
    rerender(<Tabs isSignedIn openTab="/leads" />);
    expect(scrolledBy()).toBe(555);
  });

  it('comes into view when another one opens', () => {
    const { rerender } = render(<Tabs isSignedIn openTab="/multas" />);
    screen.getByRole('navigation').scrollLeft = 0;
    rerender(<Tabs isSignedIn openTab="/leads" />);
    expect(scrolledBy()).toBe(555);
  });

  it('stays in view when something beside the row makes it narrower', () => {
    let narrow: () => void = () => undefined;
    window.ResizeObserver = class {
      constructor(onSize: ResizeObserverCallback) {
        narrow = () => onSize([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    render(<Tabs isSignedIn />);
    screen.getByRole('navigation').scrollLeft = 0;
    narrow();
    expect(scrolledBy()).toBe(555);
  });

  it('stays in view when its own figure makes it wider', () => {
    let widen: (tab: Element) => void = () => undefined;
    window.ResizeObserver = class {
      seen: Element[] = [];
      constructor(onSize: ResizeObserverCallback) {
        widen = (tab) => this.seen.includes(tab) && onSize([], this);
      }
      observe(element: Element) {
        this.seen.push(element);
      }
      unobserve() {}
      disconnect() {}
    };
    render(<Tabs isSignedIn />);
    screen.getByRole('navigation').scrollLeft = 0;
    widen(screen.getByRole('link'));
    expect(scrolledBy()).toBe(555);
  });
});
