-- Which of our discounts a host was given: none is given twice.
alter table billings add column offers_had text[] not null default '{}';
