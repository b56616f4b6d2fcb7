-- What a question of the analysis asks for, document by document. `instruction` is the consultant's, for the customer.
create table requested_documents (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references proposals (id),
  kind text not null,
  instruction text not null,
  asked_at timestamptz not null,
  received_at timestamptz,
  unique (proposal_id, asked_at, kind)
);

-- Questions that were asked as one text wait for one more document.
insert into requested_documents (proposal_id, kind, instruction, asked_at)
select p.id, 'outro',
  coalesce(
    (select e.reason from proposal_events e where e.proposal_id = p.id and e.to_state = 'documentos_pendentes' order by e.id desc limit 1),
    'O documento que pedimos por e-mail.'),
  p.updated_at
from proposals p where p.state = 'documentos_pendentes';
