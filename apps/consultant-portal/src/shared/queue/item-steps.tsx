import { type To, useLocation } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { AppLink, ArrowLeftIcon, ArrowRightIcon, type KeyedList } from '@site/ui';
import './item-steps.css';

const copy = {
  walk: 'Itens da fila',
  previous: 'Item anterior da fila',
  next: 'Próximo item da fila',
} as const;

/** The ways to the items before and after the chosen one, where there is no keyboard. */
export function ItemSteps({ items, chosenId, pathOf }: KeyedList) {
  const { search } = useLocation();
  const at = items.findIndex(({ id }) => id === chosenId);
  if (at < 0) return null;
  const to = (step: 1 | -1) => {
    const item = items[at + step];
    return item && { pathname: pathInApp('consultant-portal', pathOf(item.id)), search };
  };
  return (
    <nav className="item-steps" aria-label={copy.walk}>
      <Step to={to(-1)} label={copy.previous} icon={ArrowLeftIcon} />
      <Step to={to(1)} label={copy.next} icon={ArrowRightIcon} />
    </nav>
  );
}

type StepProps = {
  to: To | undefined;
  label: string;
  icon: typeof ArrowLeftIcon;
};

/** A way to another item; at the end of the list its place stays empty. */
export function Step({ to, label, icon: Icon }: StepProps) {
  if (to === undefined) return <span />;
  return (
    <AppLink to={to} className="item-step">
      <Icon />
      <span className="vh">{label}</span>
    </AppLink>
  );
}
