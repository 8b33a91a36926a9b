-- What the operator says to whoever lacks a feature, by its slug.
create table upgrade_popups (
  id text primary key,
  html text not null
);
