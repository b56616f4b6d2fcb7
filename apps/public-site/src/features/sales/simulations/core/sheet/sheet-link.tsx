import { SiteLink } from '@site/ui';

/** To the page of a car with its technical sheet; `name` is the model's. */
export function SheetLink({ href, name }: { href: string; name: string }) {
  return (
    <SiteLink className="link sheet-link" to={href}>
      Ficha técnica <span className="vh">do {name}</span>
    </SiteLink>
  );
}
