import { LATE_SCRIPTS_ID, linkLateStyles } from './late-styles';

/**
 * Starts the modules of a page after its first picture: they load together with the whole
 * style sheets and run after those, so that nothing they add appears without its styles.
 * A page in a hidden tab draws no picture and does not wait.
 */
export function startAfterFirstPicture(window: Window): void {
  const { document } = window;
  const late = document.querySelector<HTMLTemplateElement>(`template#${LATE_SCRIPTS_ID}`);
  if (!late) throw new Error(LATE_SCRIPTS_ID);
  const start = () => {
    const styled = linkLateStyles(document);
    document.head.append(...late.content.querySelectorAll('link'));
    void styled.then(() => late.replaceWith(late.content));
  };
  if (document.hidden) start();
  else window.requestAnimationFrame(() => setTimeout(start));
}
