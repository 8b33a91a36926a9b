-- What is said of missing features, and what is sold, belongs to no account.
alter table operator_actions alter column account_id drop not null;
