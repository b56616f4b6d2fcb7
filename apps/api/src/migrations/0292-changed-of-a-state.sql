-- Dealers and sellers may ask for the proposals of one state that changed last or longest
-- ago: by change within it, not by walking all of theirs when few are in it.
create index proposals_dealership_state_changed
  on proposals (dealership_id, state, updated_at desc, id desc);
create index proposals_seller_state_changed
  on proposals (seller_id, state, updated_at desc, id desc);
