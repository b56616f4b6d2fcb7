-- The customer of a shared cart hears of its changes like the seller: by the account, or by the
-- browser session that owns the cart. A customer who is erased leaves no mark. The stream of a
-- visitor ends with the sharing, and when somebody signs in there and takes the cart along.
create or replace function note_cart() returns trigger language plpgsql as $$
begin
  perform note_change('carts', 'account:' || old.seller_id, 'account:' || new.seller_id);
  if tg_op <> 'DELETE' then
    perform note_change(
      'carts', 'account:' || old.user_id, 'account:' || new.user_id, 'visitor:' || old.session_id,
      'visitor:' || new.session_id
    );
    if old.session_id is distinct from new.session_id or new.state in ('declined', 'ended') then
      perform note_change('access', 'visitor:' || old.session_id);
    end if;
  end if;
  return null;
end $$;

create or replace function note_cart_event() returns trigger language plpgsql as $$
begin
  perform note_change('carts', 'account:' || seller_id, 'account:' || user_id, 'visitor:' || session_id)
  from shared_carts where id = new.shared_cart_id;
  return null;
end $$;
