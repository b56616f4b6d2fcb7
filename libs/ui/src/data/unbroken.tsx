/** Our readable numbers: `C-2611-0001`, `RD-7K2M-48`. */
const HOUSE_NUMBER = /([A-Z]{1,2}-[0-9A-Z]{4}-[0-9A-Z]{2,})/;

/**
 * A sentence in which no line breaks inside a readable number. Browsers break after a
 * hyphen, which must stay for copies and searches.
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
