-- The second that the chosen poster shows. Null: it is a picture of its own, or none was chosen.
alter table videos add column poster_second double precision;
