/** `C-2611-0001`, `RD-7K2M-48`: the numbers that the house gives. */
const HOUSE_NUMBER = /([A-Z]{1,2}-[0-9A-Z]{4}-[0-9A-Z]{2,})/;

/**
 * A sentence in which no line begins in the middle of a number of the house: browsers
 * break after a hyphen, and copies and searches want that hyphen as it is.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(HOUSE_NUMBER).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
