const DURATION_MS = 520;
const EASE = 'cubic-bezier(.2, 0, 0, 1)';

/**
 * Lets the car on the screen glide to the cart in the header and vanish there. A copy of
 * it moves above the page, so nothing waits for it. Without a car in sight nothing moves.
 * @param part of the page that shows the car
 * @param cart the link to the cart in the header
 */
export function glideToCart(part: HTMLElement, cart: HTMLElement): void {
  const car = [...part.querySelectorAll<HTMLElement>('.car')].find(isInSight);
  if (!car?.animate) return;
  const from = car.getBoundingClientRect();
  const to = cart.getBoundingClientRect();
  const copy = car.cloneNode(true) as HTMLElement;
  copy.classList.add('glide');
  copy.setAttribute('aria-hidden', 'true');
  for (const image of copy.querySelectorAll('img')) image.alt = '';
  Object.assign(copy.style, {
    insetInlineStart: `${from.left}px`,
    insetBlockStart: `${from.top}px`,
    inlineSize: `${from.width}px`,
  });
  // The next page begins at its top, where the header is.
  const top = to.bottom < 0 ? to.top + window.scrollY : to.top;
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = top + to.height / 2 - from.top - from.height / 2;
  document.body.append(copy);
  const glide = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      {
        transform: `translate(${across}px, ${down}px) scale(${to.width / from.width})`,
        opacity: 0,
      },
    ],
    { duration: DURATION_MS, easing: EASE, fill: 'forwards' },
  );
  glide.onfinish = glide.oncancel = () => copy.remove();
}

/** Whether the middle of an element is in the window; of a gallery that is the shown view. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && y > 0 && x < window.innerWidth && y < window.innerHeight;
}
