import { glideToCart } from './glide-to-cart';

const animate = jest.fn();
let finish: () => void = () => undefined;

function place(element: Element, left: number, top: number, width: number): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, width / 2);
  return element as HTMLElement;
}

/** A page whose car is at a place in the window. */
function page(top: number) {
  document.body.innerHTML =
    '<header><a href="/cart"></a></header><main><span class="car"><img alt="Lira"></span></main>';
  const [cart, car, part] = ['a', '.car', 'main'].map((one) =>
    document.querySelector(one),
  ) as [Element, Element, HTMLElement];
  place(cart, 900, 10, 40);
  place(car, 100, top, 400);
  return { part, cart: cart as HTMLElement };
}

beforeEach(() => {
  animate.mockReset().mockImplementation(() => ({
    set onfinish(done: () => void) {
      finish = done;
    },
  }));
  HTMLElement.prototype.animate = animate;
});
afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'animate'));

describe('the way of a car to the cart', () => {
  it('is gone by a copy that screen readers pass over, and that ends when it has arrived', () => {
    const { part, cart } = page(200);
    glideToCart(part, cart);
    const copy = document.body.lastElementChild;
    expect(copy?.matches('.glide[aria-hidden="true"]')).toBe(true);
    expect(copy?.querySelector('img')?.alt).toBe('');
    expect(animate.mock.calls[0]?.[0].at(-1)).toEqual({
      transform: 'translate(620px, -280px) scale(0.1)',
      opacity: 0,
    });
    finish();
    expect(document.querySelector('.glide')).toBeNull();
    expect(part.querySelector('img')?.alt).toBe('Lira');
  });

  it('is not gone by a car out of sight', () => {
    const { part, cart } = page(5000);
    glideToCart(part, cart);
    expect(document.querySelector('.glide')).toBeNull();
  });
});
