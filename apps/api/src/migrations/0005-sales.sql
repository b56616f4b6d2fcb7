-- Sales: leads, queues of coming cars, simulations, shared carts and proposals.

-- Words of the name, the e-mail and the part before its @, and a phone with and without its
-- area and first 9, or its last four.
create function words_of_lead(name text, email text, cellphone text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(
    string_to_array(regexp_replace(translate(lower(name || ' ' || split_part(coalesce(email, ''), '@', 1)),
      'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), '[^a-z0-9]+', ' ', 'g'), ' ')
    || regexp_replace(lower(coalesce(email, '')), '[^a-z0-9]', '', 'g')
    || array[cellphone, substr(cellphone, 3), right(cellphone, 8), right(cellphone, 4)], ''))
$$;

-- Leads that consultants work on: their holder, their state, and when they come next.
create table leads (
  id uuid primary key,
  product text not null,
  kind text not null
    check (kind in (
      'desconto-assinar', 'contato', 'empresa', 'pre-reserva', 'aviso-de-modelo', 'chamanochat',
      'campanha-whatsapp', 'abordo', 'assine'
    )),
  name text not null,
  -- Some landing pages ask for a phone alone.
  email text,
  cellphone text not null,
  interest text not null,
  status text not null default 'novo'
    check (status in ('novo', 'em_contato', 'sem_resposta', 'virou_proposta', 'sem_interesse')),
  times integer not null default 1 check (times > 0),
  dealership_id integer references dealerships (id),
  seller_id uuid references users (id) on delete set null,
  campaign text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  session_id uuid,
  -- Text and company of the contact forms, in the consultants' queue.
  message text,
  company jsonb,
  reason text
    check (reason in (
      'preco', 'prazo-de-entrega', 'outra-empresa', 'so-pesquisava', 'contato-errado', 'outro'
    )),
  claimed_by uuid references users (id) on delete set null,
  claimed_at timestamptz,
  -- The moment since which the person waits for the first answer.
  waiting_since timestamptz not null,
  next_contact_at timestamptz,
  -- The moment of its turn in the queue; null once it is closed.
  due_at timestamptz,
  revision integer not null default 1 check (revision > 0),
  check ((due_at is null) = (status in ('virou_proposta', 'sem_interesse'))),
  check ((reason is null) = (status <> 'sem_interesse'))
);
create index leads_merge on leads (lower(email), product, created_at);
create index leads_newest on leads (created_at desc, id desc);
create index leads_session on leads (session_id) where session_id is not null;
create index leads_open on leads (due_at, id) where due_at is not null;
create index leads_free on leads (due_at, id) where due_at is not null and claimed_by is null;
create index leads_held on leads (claimed_by, due_at, id) where claimed_by is not null;
create index leads_of_state on leads (status, created_at desc, id desc);
create index leads_cellphone on leads (cellphone) where cellphone <> '';
-- Retention looks every ten minutes; by this index it reads little, whatever is kept.
create index leads_updated on leads (updated_at);
create index leads_words on leads using gin (words_of_lead(name, email, cellphone));

-- The work on a lead, one entry after the other; nobody changes it. `note` is read by
-- consultants alone.
create table lead_entries (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads (id) on delete cascade,
  act text not null check (act in ('claimed', 'released', 'worked', 'returned', 'called')),
  -- This is null when the person wrote again, or the colleague's account is gone.
  entered_by uuid references users (id) on delete set null,
  note text,
  status text
    check (status in ('novo', 'em_contato', 'sem_resposta', 'virou_proposta', 'sem_interesse')),
  reason text
    check (reason in (
      'preco', 'prazo-de-entrega', 'outra-empresa', 'so-pesquisava', 'contato-errado', 'outro'
    )),
  next_contact_at timestamptz,
  at timestamptz not null
);
create index lead_entries_lead on lead_entries (lead_id, id);
create index lead_entries_entered_by on lead_entries (entered_by);

-- The mail of a morning with a consultant's contacts of that day, once each.
create table lead_digests (
  consultant_id uuid not null references users (id) on delete cascade,
  on_day date not null,
  primary key (consultant_id, on_day)
);

create table simulations (
  id uuid primary key,
  code text not null unique,
  session_id text,
  user_id uuid references users (id) on delete cascade,
  client_type integer not null check (client_type in (1, 2)),
  city text not null,
  state text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  dealership_id integer references dealerships (id),
  seller_id uuid references users (id) on delete set null,
  origin text not null check (origin in ('site', 'link-da-loja', 'venda-assistida')),
  campaign text,
  created_at timestamptz not null,
  contracted_at timestamptz,
  -- A removed simulation can be brought back for a day; then it is forgotten.
  removed_at timestamptz,
  check (session_id is not null or user_id is not null)
);
create index simulations_session on simulations (session_id) where user_id is null;
create index simulations_user on simulations (user_id);
create index simulations_removed on simulations (removed_at) where removed_at is not null;
create index simulations_seller on simulations (seller_id) where seller_id is not null;
-- The job `funnel` reads what came by somebody in two months.
create index simulations_in_funnel on simulations (created_at)
  where dealership_id is not null or seller_id is not null;

-- One choice inside each simulation; its price was frozen with a price table and holds until
-- valid_until.
create table baskets (
  id uuid primary key,
  simulation_id uuid not null unique references simulations (id) on delete cascade,
  revision integer not null check (revision > 0),
  version_slug text not null,
  paint text not null,
  term integer not null check (term > 0),
  km integer not null check (km > 0),
  add_ons jsonb not null,
  dealership_id integer references dealerships (id),
  choice jsonb not null,
  quote jsonb not null,
  price_table text not null,
  valid_until timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The price before a newer price table changed it; null while the customer has seen one price
  -- only.
  repriced jsonb
);

-- A cart that a seller and a customer look at together, from the first invitation to the end.
-- It names the owner of its simulations the way `simulations` does, by a session or a user.
-- While a seller prepares one, that session is `convite:<id>`, which no browser can send.
create table shared_carts (
  id uuid primary key,
  state text not null
    check (state in ('prepared', 'offered', 'requested', 'live', 'declined', 'ended')),
  started_by text not null check (started_by in ('customer', 'seller')),
  seller_id uuid references users (id) on delete cascade,
  dealership_id integer references dealerships (id),
  -- Names as the customer read them when asked to agree.
  seller_name text,
  dealership_name text,
  session_id text,
  user_id uuid references users (id) on delete cascade,
  customer_name text,
  code_hash text unique,
  code_expires_at timestamptz,
  -- The consent by its text, place and time (LGPD art. 8).
  text_version text,
  consent_page text,
  accepted_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null,
  check (session_id is not null or user_id is not null),
  check ((code_hash is null) = (code_expires_at is null)),
  check (
    state not in ('prepared', 'requested', 'live') or (seller_id is not null
    and dealership_id is not null and seller_name is not null and dealership_name is not null)
  ),
  check (
    state <> 'live' or (accepted_at is not null and text_version is not null
    and consent_page is not null)
  )
);
-- One open sharing for each cart.
create unique index shared_carts_of_user on shared_carts (user_id)
  where user_id is not null and state in ('prepared', 'offered', 'requested', 'live');
create unique index shared_carts_of_session on shared_carts (session_id)
  where user_id is null and state in ('prepared', 'offered', 'requested', 'live');
create index shared_carts_of_customer on shared_carts (user_id, created_at desc)
  where user_id is not null;
create index shared_carts_of_seller on shared_carts (seller_id, created_at desc);

-- The changes that a side made while a cart was prepared or shared. Rows are only added.
create table cart_events (
  id bigint generated always as identity primary key,
  shared_cart_id uuid not null references shared_carts (id) on delete cascade,
  by_side text not null check (by_side in ('customer', 'seller')),
  kind text not null
    check (kind in ('accepted', 'added', 'changed', 'removed', 'restored', 'sent', 'ended')),
  simulation_code text,
  model_name text,
  changes jsonb not null default '[]',
  at timestamptz not null
);
create index cart_events_of_cart on cart_events (shared_cart_id, id desc);

create sequence proposal_numbers;

-- `P-2611-0487` is found by p26110487, 26110487, 0487 and 487; `RD-7K2M-48` by rd7k2m48 and
-- 7k2m48.
create function words_of_proposal(number text, code text) returns tsvector language sql immutable as $$
  select array_to_tsvector(array_remove(array[
    regexp_replace(lower(number), '[^a-z0-9]', '', 'g'), regexp_replace(number, '[^0-9]', '', 'g'),
    regexp_replace(lower(number), '^.*-', ''), regexp_replace(lower(number), '^.*-0*', ''),
    regexp_replace(lower(code), '[^a-z0-9]', '', 'g'), regexp_replace(lower(code), '^[^-]*-|-', '', 'g')], ''))
$$;

-- A sent simulation. `choice` and `quote` are frozen with it.
create table proposals (
  id uuid primary key,
  number text not null unique,
  simulation_id uuid not null unique references simulations (id),
  simulation_code text not null,
  user_id uuid not null references users (id),
  state text not null
    check (state in (
      'rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada', 'reprovada',
      'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada', 'ativa', 'encerrada',
      'cancelada', 'expirada'
    )),
  revision integer not null check (revision > 0),
  client_type integer not null check (client_type in (1, 2)),
  version_slug text not null,
  paint text not null,
  term integer not null check (term > 0),
  km integer not null check (km > 0),
  choice jsonb not null,
  quote jsonb not null,
  price_table text not null,
  monthly_centavos bigint not null check (monthly_centavos > 0),
  contract_total_centavos bigint not null check (contract_total_centavos >= monthly_centavos),
  payment_method text not null check (payment_method in ('pix', 'boleto', 'cartao')),
  due_day integer not null check (due_day in (5, 10, 15, 20, 25)),
  -- Somebody's income is no fact of a contract: it goes with the account.
  income_centavos bigint check (income_centavos > 0),
  dealership_id integer references dealerships (id),
  seller_id uuid references users (id) on delete set null,
  origin text not null check (origin in ('site', 'link-da-loja', 'venda-assistida')),
  campaign text,
  delivery_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The customer was told then that an idle proposal expires soon. A moment before `updated_at`
  -- belongs to another idleness.
  reminded_at timestamptz,
  -- A consultant examined the partners of an approved proposal once more then; null if never.
  partners_checked_at timestamptz
);
create index proposals_user on proposals (user_id, created_at desc);
create index proposals_refused on proposals (updated_at) where state = 'reprovada';
create index proposals_words on proposals using gin (words_of_proposal(number, simulation_code));
-- The lists read these in their order, with the columns that they count.
create index proposals_newest on proposals (created_at desc, id desc) include (state, origin);
create index proposals_dealership on proposals (dealership_id, created_at desc, id desc)
  include (state, origin);
create index proposals_seller on proposals (seller_id, created_at desc, id desc)
  include (state, origin);
create index proposals_state on proposals (state, created_at desc, id desc);
-- Proposals of a dealership or a seller by their last change and by price.
create index proposals_dealership_changed on proposals (dealership_id, updated_at desc, id desc);
create index proposals_seller_changed on proposals (seller_id, updated_at desc, id desc);
create index proposals_dealership_monthly
  on proposals (dealership_id, monthly_centavos desc, id desc);
create index proposals_seller_monthly on proposals (seller_id, monthly_centavos desc, id desc);
-- Open proposals, in the order of the longest wait, with the columns that sum up the wait of
-- all of them.
create index proposals_dealership_open on proposals (dealership_id, updated_at, id)
  include (state, created_at)
  where state in ('rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada',
    'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada');
create index proposals_seller_open on proposals (seller_id, updated_at, id)
  include (state, created_at)
  where state in ('rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada',
    'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada');
-- All proposals, as a consultant may ask for them: by their last change, by price, and the open
-- ones by the longest without a change.
create index proposals_changed on proposals (updated_at desc, id desc);
create index proposals_monthly on proposals (monthly_centavos desc, id desc);
create index proposals_open on proposals (updated_at, id)
  where state in ('rascunho', 'enviada', 'em_analise', 'documentos_pendentes', 'aprovada',
    'contrato_assinado', 'pagamento_confirmado', 'entrega_agendada');
-- Proposals that may expire, in the order of their list.
create index proposals_idle on proposals (updated_at, id)
  where state in ('documentos_pendentes', 'aprovada');
-- Dealers and sellers may ask for the dearest proposals of one state: by price within it, not
-- by walking all prices.
create index proposals_dealership_state_monthly
  on proposals (dealership_id, state, monthly_centavos desc, id desc);
create index proposals_seller_state_monthly
  on proposals (seller_id, state, monthly_centavos desc, id desc);
-- Dealers and sellers may ask for the proposals of one state that changed last or longest ago:
-- by change within it, not by walking all of theirs when few are in it.
create index proposals_dealership_state_changed
  on proposals (dealership_id, state, updated_at desc, id desc);
create index proposals_seller_state_changed
  on proposals (seller_id, state, updated_at desc, id desc);

-- The moves of a proposal from state to state. Staff of a dealership move it too, when they
-- hand the car over.
create table proposal_events (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references proposals (id),
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('customer', 'consultant', 'dealership', 'system')),
  actor_id uuid references users (id) on delete set null,
  reason text,
  note text,
  at timestamptz not null,
  -- The reasons of a decision by codes of the catalogue (analysis-reasons.ts of the API's
  -- contract); `reason` is the text that somebody wrote beside them.
  reason_codes text[] not null default '{}'
);
create index proposal_events_proposal on proposal_events (proposal_id, id);

-- A refusal that another consultant looks at again (LGPD art. 20): once for each proposal.
create table proposal_reviews (
  proposal_id uuid primary key references proposals (id),
  asked_at timestamptz not null,
  comment text,
  first_consultant_id uuid references users (id) on delete set null,
  answered_at timestamptz,
  answered_by_id uuid references users (id) on delete set null
);

-- The next step of a dealership for each of its proposals.
create table proposal_follow_ups (
  proposal_id uuid primary key references proposals (id) on delete cascade,
  revision integer not null check (revision > 0),
  next_step text,
  next_day date,
  check ((next_step is null) = (next_day is null))
);
create index proposal_follow_ups_next on proposal_follow_ups (next_day, proposal_id)
  where next_day is not null;

-- The acts of a dealership on its proposals, a row each, which nobody changes. They are read by
-- the dealership alone.
create table proposal_notes (
  id bigint generated always as identity primary key,
  proposal_id uuid not null references proposals (id) on delete cascade,
  -- This is null once the colleague's account is gone.
  entered_by uuid references users (id) on delete set null,
  note text,
  next_step text,
  next_day date,
  at timestamptz not null
);
create index proposal_notes_proposal on proposal_notes (proposal_id, id);
create index proposal_notes_entered_by on proposal_notes (entered_by);
create index proposal_notes_at on proposal_notes (at);

create table reservations (
  id uuid primary key,
  model_slug text not null references vehicle_models (slug),
  number integer not null check (number > 0),
  email text not null,
  lead_id uuid not null references leads (id) on delete cascade,
  created_at timestamptz not null,
  -- An e-mail can be typed by anybody: a place belongs to the browser session that took it, and
  -- is shown to that one alone.
  session_id uuid,
  -- The turn in a queue: called places are sold to until the end of `called_until`.
  called_at timestamptz,
  called_until date,
  -- The proposal that was sent on the turn; a dropped one gives the turn back while its days
  -- last.
  proposal_id uuid references proposals (id) on delete set null,
  -- A place counts once its e-mail was confirmed.
  confirmed_at timestamptz,
  unique (model_slug, number),
  constraint reservations_called check ((called_at is null) = (called_until is null))
);
create index reservations_proposal on reservations (proposal_id) where proposal_id is not null;
create index reservations_lead on reservations (lead_id);
create index reservations_email on reservations (model_slug, lower(email));
-- One person has one place. After a call the same person may stand in the line again.
create unique index reservations_of_session
  on reservations (model_slug, lower(email), session_id) nulls not distinct where called_at is null;
-- The list of cars asks for the place of everybody who looks at it, and counts the places that
-- a session took today.
create index reservations_session on reservations (session_id, created_at);

-- Visits by the links of dealerships and sellers: a count for each link, campaign and day of
-- São Paulo, nothing of visitors.
create table link_visits (
  day date not null,
  dealership_id integer not null references dealerships (id) on delete cascade,
  seller_id uuid references users (id) on delete cascade,
  origin text not null check (origin in ('link-da-loja', 'venda-assistida')),
  campaign text,
  visits integer not null check (visits > 0)
);
create unique index link_visits_of_link on link_visits
  (dealership_id, day, origin, seller_id, campaign)
  nulls not distinct;
create index link_visits_seller on link_visits (seller_id, day);
create index link_visits_day on link_visits (day);

-- The steps of the funnel after the visit, of this month of São Paulo and of the one before. The
-- job `funnel` writes all rows again. A row without a seller is the dealership's own.
create table funnel_sums (
  month date not null,
  dealership_id integer references dealerships (id) on delete cascade,
  seller_id uuid references users (id) on delete cascade,
  origin text not null check (origin in ('site', 'link-da-loja', 'venda-assistida')),
  campaign text,
  step text not null check (step in ('simulations', 'proposals', 'contracts')),
  times integer not null check (times > 0)
);
create index funnel_sums_dealership on funnel_sums (dealership_id, month);
create index funnel_sums_seller on funnel_sums (seller_id, month);
