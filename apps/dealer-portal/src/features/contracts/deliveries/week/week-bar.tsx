import { type WeekDay } from '@site/api-contract';
import { addDays } from '@site/api-contract/brazil';
import { AppLink, ArrowLeftIcon, ArrowRightIcon } from '@site/ui';
import { weekCopy as copy } from './week.copy';

export type WeekPlace = {
  /** Day in the address; undefined means today, or the next working day. */
  day: string | undefined;
  /** The address of the week of a day. */
  to: (day?: string) => string;
};

type WeekBarProps = WeekPlace & {
  /** Today according to the server; undefined before its first answer. */
  today: string | undefined;
  days: readonly WeekDay[] | undefined;
};

/** The shown week, with links to other weeks. */
export function WeekBar(props: WeekBarProps) {
  const { day, to, today, days } = props;
  const [first, last] = [days?.at(0), days?.at(-1)];
  // On a day off the API shows the next week, without today.
  const isNextWeek = first && days?.every((one) => one.day !== today);
  const here = day ?? (isNextWeek ? first.day : today);
  return (
    <div className="week-bar">
      <h2 aria-live="polite">
        {first && last ? copy.range(first.day, last.day) : copy.title}
      </h2>
      {here && (
        <nav className="week-moves" aria-label={copy.moves}>
          <AppLink
            className="icb"
            to={to(addDays(here, -7))}
            aria-label={copy.previous}
            preventScrollReset
          >
            <ArrowLeftIcon aria-hidden="true" />
          </AppLink>
          <AppLink className="btn btn--line btn--sm" to={to()} preventScrollReset>
            {copy.today}
          </AppLink>
          <AppLink
            className="icb"
            to={to(addDays(here, 7))}
            aria-label={copy.next}
            preventScrollReset
          >
            <ArrowRightIcon aria-hidden="true" />
          </AppLink>
        </nav>
      )}
    </div>
  );
}
