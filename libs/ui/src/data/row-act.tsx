import { type ReactNode, type Ref } from 'react';

type RowActProps = {
  /** Name of the act and of its row, for screen readers. */
  name: string;
  onClick: () => void;
  /** The act is running; another click does nothing. */
  isPending?: boolean;
  /** Looks like a link, for a row with several acts. */
  quiet?: boolean;
  /** Takes something away: a link in red, wherever it stands. */
  danger?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button in a row of a list. */
export function RowAct(props: RowActProps) {
  const {
    name,
    onClick,
    isPending = false,
    quiet = false,
    danger = false,
    ref,
    children,
  } = props;
  return (
    <button
      ref={ref}
      type="button"
      className={
        danger
          ? 'link row-act row-act--danger'
          : quiet
            ? 'link row-act'
            : 'btn btn--line btn--sm'
      }
      aria-busy={isPending || undefined}
      aria-label={name}
      onClick={() => isPending || onClick()}
    >
      {children}
    </button>
  );
}
