/** Our readable numbers, `C-2611-0001` and `RD-7K2M-48`, and the word 'e-mail'. */
const WHOLE = /([A-Z]{1,2}-[0-9A-Z]{4}-[0-9A-Z]{2,}|\b[Ee]-mails?\b)/;

/**
 * A sentence in which no line breaks inside a readable number or 'e-mail'. Browsers break
 * after a hyphen, which must stay for copies and searches.
 */
export function Unbroken({ children }: { children: string }) {
  return children.split(WHOLE).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
