-- Until when somebody fetches the file: nobody else can meanwhile.
alter table exports add column fetching_until timestamptz;
