-- Dealers and sellers may ask for the dearest proposals of one state: by price within it,
-- not by walking all prices.
create index proposals_dealership_state_monthly
  on proposals (dealership_id, state, monthly_centavos desc, id desc);
create index proposals_seller_state_monthly
  on proposals (seller_id, state, monthly_centavos desc, id desc);
