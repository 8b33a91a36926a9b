-- Whether a member is shown on the organization's page. Only those with a page of their own are.
alter table members add column is_shown boolean not null default true;
