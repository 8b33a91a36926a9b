-- The fields of the mapping as the CRM describes them, and when that was read.
alter table crm_accounts
  add column fields jsonb not null default '[]',
  add column fields_read_at timestamptz;
