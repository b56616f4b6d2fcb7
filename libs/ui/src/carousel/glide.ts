/** A visitor's own scroll begins with one of these, and a glide ends. */
const OWN_SCROLL = ['wheel', 'touchstart', 'pointerdown'] as const;

/** Slow at both ends: the share of the way at a share of the time. */
const eased = (share: number) => (1 - Math.cos(share * Math.PI)) / 2;

/**
 * Scrolls an element sideways to a place within a time. A browser's own smooth scroll
 * takes as long as it likes. Snapping waits for the end, or it would pull against each
 * step. A visitor's finger, wheel or mouse button ends it where it is.
 * @param left where to, in CSS pixels
 * @param duration in milliseconds
 * @param onEnd runs when it is there, or was ended
 * @returns what ends it at once
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
