-- Bytes of the smaller file that is beside the one that plays, for slow connections. Null: there is none.
alter table videos add column small_bytes bigint;
