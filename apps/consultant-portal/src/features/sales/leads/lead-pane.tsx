import { useLayoutEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useGetLeadQuery } from '@site/api-client';
import { type LeadDetail } from '@site/api-contract';
import { LEAD_STATE_LABELS } from '@site/api-contract/sales';
import { CONSULTANT_LEADS_PATH } from '@site/api-contract/site-paths';
import { useSiteActions } from '@site/shell';
import { deferred, Skeleton, Tag, useShortcuts } from '@site/ui';
import { RecordPage } from '../../../shared/table/record-page';
import { Act } from '../../../shared/undo/act';
import { Turn } from './lead-list';
import { leadCopy as copy } from './leads.copy';
import './lead-pane.css';
import '@site/ui/forms.css';

// Each part keeps its room from the start, so that nothing below it moves.
const LeadWorkForm = deferred(
  async () => (await import('./lead-work-form')).LeadWorkForm,
  <div className="leads-form leads-form--wait">
    <Skeleton count={4} />
  </div>,
);
const ClaimLead = deferred(
  async () => (await import('./claim-lead')).ClaimLead,
  <div className="leads-hold" />,
);
const ContactLinks = deferred(
  async () => (await import('./contact-links')).ContactLinks,
  <div className="leads-ways" />,
);
const PlaceCall = deferred(
  async () => (await import('./place-call/place-call')).PlaceCall,
  <div className="leads-hold" />,
);
const LeadDetails = deferred(async () => (await import('./lead-details')).LeadDetails);

/** One lead with all that is needed to contact the person and to record the work. */
export function Component() {
  const { id = '' } = useParams();
  const lead = useGetLeadQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      item={{ queue: 'leads', id }}
      isPane
      list={CONSULTANT_LEADS_PATH}
      answer={lead}
      words={copy}
    >
      {(shown) => <Pane key={shown.id} lead={shown} />}
    </RecordPage>
  );
}

function Pane({ lead }: { lead: LeadDetail }) {
  const { now } = useSiteActions();
  const isMine = lead.heldBy?.isMe === true;
  const work = useRef<HTMLDivElement>(null);
  const claims = useRef(false);
  // Once shown the form stays, so that a colleague's claim removes no typed text.
  const [hasForm, setHasForm] = useState(isMine);
  if (isMine && !hasForm) setHasForm(true);

  // The pressed button has disappeared, so the focus moves to the note: with its field,
  // since a later move would take it from who is typing there.
  useLayoutEffect(() => {
    if (claims.current && isMine) work.current?.focus();
    claims.current = false;
  }, [isMine]);

  const note = () => work.current?.querySelector('textarea')?.focus();
  useShortcuts(isMine ? [{ key: 'n', label: copy.noteKey, run: note }] : []);

  return (
    <article aria-labelledby="lead">
      <header className="leads-head">
        <div>
          <h2 id="lead">{lead.name}</h2>
          <p>{copy.head(lead.kind, lead.createdAt)}</p>
          <p>
            <Turn lead={lead} now={new Date(now())} />
          </p>
        </div>
        <Tag tone={LEAD_STATE_LABELS[lead.status].tone}>
          {LEAD_STATE_LABELS[lead.status].label}
        </Tag>
      </header>
      <ContactLinks lead={lead} />
      <Act>
        <ClaimLead lead={lead} onClaim={() => (claims.current = true)} />
        {lead.place && <PlaceCall lead={lead} place={lead.place} />}
        <div ref={work} className="leads-work" tabIndex={-1}>
          {hasForm && <LeadWorkForm lead={lead} />}
        </div>
      </Act>
      <LeadDetails lead={lead} />
    </article>
  );
}
