/** A visitor's own scroll begins with one of these and ends a glide. */
const OWN_SCROLL = ['wheel', 'touchstart', 'pointerdown'] as const;

/** Slow at both ends: the share of the distance at a share of the time. */
const eased = (share: number) => (1 - Math.cos(share * Math.PI)) / 2;

/**
 * Scrolls an element sideways to a position in a given time, since the duration of a
 * browser's smooth scroll is not settable. Snapping is off until the end, since it would
 * work against each step. A visitor's finger, wheel or mouse button ends it at once.
 * @param left target in CSS pixels
 * @param duration in milliseconds
 * @param onEnd runs when it has arrived or was ended
 * @returns a function that ends it at once
 */
export function glide(
  element: HTMLElement,
  left: number,
  duration: number,
  onEnd: () => void,
): () => void {
  const from = element.scrollLeft;
  const began = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    element.style.scrollSnapType = '';
    for (const type of OWN_SCROLL) element.removeEventListener(type, stop);
    onEnd();
  };
  const step = (now: number) => {
    const share = Math.min(Math.max(now - began, 0) / duration, 1);
    element.scrollLeft = from + (left - from) * eased(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  element.style.scrollSnapType = 'none';
  for (const type of OWN_SCROLL)
    element.addEventListener(type, stop, { passive: true, once: true });
  frame = requestAnimationFrame(step);
  return stop;
}
