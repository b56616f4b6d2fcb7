import { type AuditLookEntry, CONSULTANT_RIGHTS } from '@site/api-contract';
import { auditWords } from '@site/api-contract/activity';
import { formatDate, isIsoDate } from '@site/api-contract/brazil';
import { SERVICE_STATE_LABELS } from '@site/api-contract/driving';
import { RIGHT_LABELS } from '@site/api-contract/identity';
import { LEAD_STATE_LABELS, STATE_LABELS } from '@site/api-contract/sales';

type Act = Pick<AuditLookEntry, 'action' | 'detail'>;
type Words = Readonly<Record<string, string>>;

/** Acts that the trail notes under one word, by the first word of their detail. */
const ACTS: Readonly<Record<string, Words>> = {
  'traffic-fine-changed': {
    notificacao: 'Enviou a notificação de uma multa',
    cobrada: 'Repassou uma multa ao cliente',
    cancelada: 'Cancelou uma multa',
  },
  'traffic-fine-assigned': { released: 'Devolveu uma multa à fila' },
  'dispute-answered': {
    aceita: 'Aceitou uma contestação',
    mantida: 'Manteve uma cobrança contestada',
  },
  'overdue-decided': {
    combinar: 'Combinou uma data para um atraso',
    perdoar: 'Perdoou multa e juros de um atraso',
    encerrar: 'Encerrou um contrato em atraso',
  },
  'damages-decided': {
    charged: 'Cobrou danos da devolução',
    dropped: 'Deixou de cobrar danos da devolução',
  },
};

/** The first word of a detail, which is ours. */
const wordOf = ({ detail }: Act) => detail?.split(' ', 1)[0] ?? '';

const own = (words: Words, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/** The act in words. */
export function actOf(act: Act): string {
  return own(ACTS[act.action] ?? {}, wordOf(act)) ?? auditWords(act.action);
}

/** The rights of a detail that stand behind a sign: `+` for won, `-` for lost ones. */
function rightsIn(detail: string, sign = ''): string {
  const words = detail.split(', ');
  return CONSULTANT_RIGHTS.filter((right) => words.includes(`${sign}${right}`))
    .map((right) => RIGHT_LABELS[right])
    .join(', ');
}

const rights = (detail: string) => `Abre: ${rightsIn(detail) || 'Nenhuma parte'}`;
/** `Ganhou: Auditoria. Perdeu: Leads. Abre: Análise, Auditoria`; old rows have the last. */
function changedRights(detail: string): string {
  const [won, lost] = [rightsIn(detail, '+'), rightsIn(detail, '-')];
  return [won && `Ganhou: ${won}`, lost && `Perdeu: ${lost}`, rights(detail)]
    .filter(Boolean)
    .join('. ');
}
const version = (detail: string) => `Versão ${detail}`;
const campaign = (detail: string) => `Campanha ${detail}`;
const proposalState = (word: string) => own(labelsOf(STATE_LABELS), word);
const labelsOf = (states: Readonly<Record<string, { label: string }>>): Words =>
  Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label]));

/** The part of an act that its words leave open: a new state, the rights, a code. */
const DETAILS: Readonly<Record<string, (detail: string) => string | undefined>> = {
  'proposal-moved': proposalState,
  'lead-worked': (word) => own(labelsOf(LEAD_STATE_LABELS), word),
  'service-request-changed': (detail) =>
    own(labelsOf(SERVICE_STATE_LABELS), detail.split(' ', 1)[0] ?? ''),
  'rights-changed': changedRights,
  'consultant-invited': rights,
  'campaign-made': campaign,
  'campaign-ended': campaign,
  'cms-page-saved': version,
  'cms-page-published': version,
  'cms-page-scheduled': version,
  'cms-page-withdrawn': version,
  // `<dealership> <day> <rate>%`
  'commission-rate-set': (detail) => {
    const [, day = '', rate = ''] = detail.split(' ');
    return isIsoDate(day)
      ? `${rate.replace('.', ',')} desde ${formatDate(day)}`
      : undefined;
  },
};

/** The detail of an act in words; undefined where there are none. */
export function detailOf({ action, detail }: Act): string | undefined {
  return detail === null ? undefined : DETAILS[action]?.(detail);
}
