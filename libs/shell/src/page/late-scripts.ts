import { linkLateStyles } from './late-styles';

/** Element with the modules of a page that begin after the first picture. */
export const LATE_SCRIPTS_ID = 'late-scripts';

/**
 * Lets the modules of a page come after its first picture: they are asked for with the
 * whole style sheets and run when those have come, so nothing that they add stands there
 * without its look. A page in a hidden tab draws no picture and waits for none.
 */
export function startAfterFirstPicture(window: Window): void {
  const { document } = window;
  const late = document.querySelector<HTMLTemplateElement>(`template#${LATE_SCRIPTS_ID}`);
  if (!late) throw new Error(`The page has no template #${LATE_SCRIPTS_ID}`);
  const start = () => {
    const styled = linkLateStyles(document);
    document.head.append(...late.content.querySelectorAll('link'));
    void styled.then(() => late.replaceWith(late.content));
  };
  if (document.hidden) start();
  else window.requestAnimationFrame(() => setTimeout(start));
}
