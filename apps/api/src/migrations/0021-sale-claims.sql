-- Claims to the sale of a proposal when it was sent, in the order of the rule, and what became
-- of each.
create table sale_claims (
  proposal_id uuid not null references proposals (id),
  rank integer not null check (rank >= 0),
  rule text not null check (
    rule in ('carrinho', 'venda-assistida', 'link-do-vendedor', 'link-da-loja', 'loja-da-entrega')
  ),
  outcome text not null check (outcome in ('decidiu', 'mais-fraco', 'encerrado', 'vencido')),
  dealership_id integer references dealerships (id),
  -- This is null once the seller's account is gone.
  seller_id uuid references users (id) on delete set null,
  -- The day on which the link was opened, or the seller came into the cart.
  on_day date,
  is_of_simulation boolean not null,
  primary key (proposal_id, rank)
);
create index sale_claims_seller on sale_claims (seller_id);
create index sale_claims_dealership on sale_claims (dealership_id);
