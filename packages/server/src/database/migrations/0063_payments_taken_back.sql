-- Whether what was paid for the plan went back, by a refund or an objection at a bank.
alter table billings add column is_taken_back boolean not null default false;
