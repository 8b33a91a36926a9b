-- Whether a picture of a website is what a browser showed. Else it is what the website gives for previews of its links.
alter table site_pictures add column is_screenshot boolean not null default false;
