-- An organization for which nothing was bought has the plan of a person, as long as that person pays.
alter table plans add column paid_by uuid;

create index plans_paid_by on plans (paid_by);

update plans
set paid_by = payers.host_id
from members, plans as payers
where members.host_id = plans.host_id
  and members.role = 'owner'
  and payers.host_id = members.person
  and payers.plan_type = plans.plan_type
  and plans.subscription is null;

-- Organizations come with these plans now. Until the next sync, bought plans have what was stored for them.
update plans
set configs = configs || '[{"slug": "organization", "data": "yes", "popup": null}]'
where account_type = 'prime'
  and (plan_type like 'growth\_%' or plan_type like 'agency\_%')
  and subscription is not null
  and not configs @> '[{"slug": "organization"}]';
