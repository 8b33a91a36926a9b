-- Languages are called by the specification's keys; Hebrew was kept under its tag.

update hosts set language = 'il' where language = 'he';
update booking_requests set request = jsonb_set(request, '{language}', '"il"') where request->>'language' = 'he';
