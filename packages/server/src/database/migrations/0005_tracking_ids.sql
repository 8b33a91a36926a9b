-- The ids in integrations once more, with the host that every public page reads anyway. Each change adds or takes away
-- its own, so that several at once all hold.
alter table hosts add column tracking_ids jsonb not null default '{}';

create function copy_tracking_id() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update hosts set tracking_ids = tracking_ids - old.app_id where id = old.host_id;
  else
    update hosts set tracking_ids = tracking_ids || jsonb_build_object(new.app_id, new.tracking_id)
    where id = new.host_id;
  end if;
  return null;
end
$$;

create trigger integrations_copied after insert or update or delete on integrations
  for each row execute function copy_tracking_id();

update hosts set tracking_ids = ids.by_app
from (select host_id, jsonb_object_agg(app_id, tracking_id) as by_app from integrations group by host_id) as ids
where ids.host_id = hosts.id;
