import { SiteLink } from '@site/ui';

type Props = { href: string; name: string };

/** To the page of a car with its technical sheet; `name` is the model's. */
export function SheetLink({ href, name }: Props) {
  return (
    <SiteLink className="link sheet-link" to={href}>
      Ficha técnica <span className="vh">do {name}</span>
    </SiteLink>
  );
}

/** The same page, for somebody who does not know the car yet. */
export function MeetLink({ href, name }: Props) {
  return (
    <SiteLink className="link sheet-link" to={href}>
      Conhecer o {name}
    </SiteLink>
  );
}
