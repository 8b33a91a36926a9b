// Written by scripts/api-clients.ts from the contract.

export interface paths {
    "/users/aboutme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["get_users_aboutme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The organization that the caller acts for, with its members */
        get: operations["get_organization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which campaigns go to an outreach tool, and how that fares. By the id of the connection */
        get: operations["get_outreach_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/{id}/targets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The campaigns there to which leads can be added; at La Growth Machine, its audiences */
        get: operations["get_outreach_id_targets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/{id}/campaigns/{campaignId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose where the leads of a campaign go, which field gets their links, and what marks those who book. Adds none yet */
        put: operations["put_outreach_id_campaigns_campaignid"];
        post?: never;
        /** Unlink a campaign. Leads that are there stay; nothing is told any more */
        delete: operations["delete_outreach_id_campaigns_campaignid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/{id}/campaigns/{campaignId}/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add all leads that are not there yet, with their links. Those that were refused are tried again */
        post: operations["post_outreach_id_campaigns_campaignid_push"];
        /** Add no more of them. Those that are there stay. Repeat: harmless */
        delete: operations["delete_outreach_id_campaigns_campaignid_push"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outreach/{id}/hook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an address for the tool’s webhooks. It is shown once; the one before ends */
        post: operations["post_outreach_id_hook"];
        /** End the address for the tool’s webhooks. Repeat: harmless */
        delete: operations["delete_outreach_id_hook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event types of the organization, and which of them are the member’s */
        get: operations["get_organization_event_types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a host says of themselves, and how the product speaks to them */
        get: operations["get_settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of it; what is left out stays */
        patch: operations["patch_settings"];
        trace?: never;
    };
    "/settings/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an address can be had; where not, some that can */
        get: operations["get_settings_link"];
        /** Another public address; the one before leads to it for 90 days and is nobody else’s meanwhile */
        put: operations["put_settings_link"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/branding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a host’s pages and mails look */
        get: operations["get_settings_branding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of it; what is left out stays */
        patch: operations["patch_settings_branding"];
        trace?: never;
    };
    "/settings/branding/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Another picture: JPEG, PNG, WebP or GIF, whatever its name says; it is drawn anew, without what else was in the file */
        put: operations["put_settings_branding_kind"];
        post?: never;
        /** Without that picture */
        delete: operations["delete_settings_branding_kind"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many looked, booked, moved, canceled and met, day by day */
        get: operations["get_analytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The custom domain of the host, as it was when it was looked at last */
        get: operations["get_domain"];
        /** Use another domain; it is looked at now, and again and again until it works */
        put: operations["put_domain"];
        post?: never;
        /** Use none; links carry the address of this server again */
        delete: operations["delete_domain"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at it now */
        post: operations["post_domain_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All schedules, the default first */
        get: operations["get_availability"];
        put?: never;
        /** Add a schedule; the first one is the default */
        post: operations["post_availability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availability/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One schedule */
        get: operations["get_availability_id"];
        put?: never;
        post?: never;
        /** Delete; event types that used it get custom hours with the same hours */
        delete: operations["delete_availability_id"];
        options?: never;
        head?: never;
        /** Change what is given; making it the default makes all others non-default */
        patch: operations["patch_availability_id"];
        trace?: never;
    };
    "/availability/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a schedule under a new name */
        post: operations["post_availability_id_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/days-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public holidays and time away */
        get: operations["get_days_off"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what is given. Existing meetings stay */
        patch: operations["patch_days_off"];
        trace?: never;
    };
    "/days-off/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with public holidays, and their regions */
        get: operations["get_days_off_countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All event types in the order of the host */
        get: operations["get_event_types"];
        put?: never;
        /** Add an event type at the front; what is not said takes its default */
        post: operations["post_event_types"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change all event types, or those named. Answers which were changed by it */
        patch: operations["patch_event_types"];
        trace?: never;
    };
    "/event-types/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the host might want to set, by what has happened */
        get: operations["get_event_types_suggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deleted event types that can still be restored, the last one first */
        get: operations["get_event_types_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One event type */
        get: operations["get_event_types_id"];
        put?: never;
        post?: never;
        /** Delete: new bookings are blocked, existing meetings stay. It can be restored for 30 days */
        delete: operations["delete_event_types_id"];
        options?: never;
        head?: never;
        /** Change what is given */
        patch: operations["patch_event_types_id"];
        trace?: never;
    };
    "/event-types/{id}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What becomes of its meetings when it is deleted */
        get: operations["get_event_types_id_deletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an event type that was deleted in the last 30 days. If its slug is in use, it gets the next free one */
        post: operations["post_event_types_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy an event type under a free address. The copy is off, and its name says that it is one */
        post: operations["post_event_types_id_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the event types into this order; those not named follow in their old order */
        put: operations["put_event_types_order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links to this event type that end after some bookings, the newest first */
        get: operations["get_event_types_id_links"];
        put?: never;
        /** Make links to this event type that end after one booking, or several */
        post: operations["post_event_types_id_links"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/links/{linkId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nobody can book with this link anymore. Its meetings stay */
        post: operations["post_event_types_id_links_linkid_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a link: its address leads nowhere. Its meetings stay */
        delete: operations["delete_event_types_id_links_linkid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/managed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the organization has an event type below their own link, and whose address is taken */
        get: operations["get_event_types_id_managed"];
        /** Give an event type to people. Whoever does not get it any more keeps it as their own */
        put: operations["put_event_types_id_managed"];
        post?: never;
        /** Give it to nobody any more: people keep it as their own */
        delete: operations["delete_event_types_id_managed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/shared-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an organization sets for its people */
        get: operations["get_organization_shared_settings"];
        /** Set it. Whoever inherits a field follows; a field that is not set any more becomes their own */
        put: operations["put_organization_shared_settings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/inherited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which settings are a person’s own, and which they inherit from an organization */
        get: operations["get_settings_inherited"];
        /** Inherit a field, or make it one’s own: then its value stays. Changing it makes it one’s own, too */
        put: operations["put_settings_inherited"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/one-offs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One-off meetings that can still be taken, the newest first */
        get: operations["get_one_offs"];
        put?: never;
        /** Offer hand-picked times once; those that are free are held where that is wanted */
        post: operations["post_one_offs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/one-offs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them, also when it is over */
        get: operations["get_one_offs_id"];
        put?: never;
        post?: never;
        /** Delete: its link expires, and held times are free again. A meeting that came of it stays */
        delete: operations["delete_one_offs_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/one-offs/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which of its times are still free? None once it is over */
        get: operations["get_one_offs_id_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/times-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Times to paste into a message, as HTML and as text, each with a link that books it. The HTML has a picture that shows what is still free */
        post: operations["post_times_blocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Polls whose latest time is to come and which are not finished, the newest first */
        get: operations["get_polls"];
        put?: never;
        /** Let people vote on times or days; those invited get a mail */
        post: operations["post_polls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poll with its votes, also when it is over */
        get: operations["get_polls_id"];
        put?: never;
        post?: never;
        /** Delete with all votes: its link expires. A meeting that came of it stays */
        delete: operations["delete_polls_id"];
        options?: never;
        head?: never;
        /** Change what is given. A longer duration removes earlier votes; what was said of options that stay is kept. Voters are told of both where that is wanted */
        patch: operations["patch_polls_id"];
        trace?: never;
    };
    "/polls/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an option the meeting: it becomes a booking, and who can come gets the invitation. Repeat: the same. Where the time is lost, `nearest` has the next best options */
        post: operations["post_polls_id_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to those invited who have not voted yet; to each at most once a day */
        post: operations["post_polls_id_remind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Forms that lead visitors to what fits their answers, by name */
        get: operations["get_routing_forms"];
        put?: never;
        /** Add a form. It is off until it is turned on */
        post: operations["post_routing_forms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/routing-forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One form */
        get: operations["get_routing_forms_id"];
        put?: never;
        post?: never;
        /** Delete a form with its answers. Forms that led to it lead on by their next rule */
        delete: operations["delete_routing_forms_id"];
        options?: never;
        head?: never;
        /** Change the given fields of a form */
        patch: operations["patch_routing_forms_id"];
        trace?: never;
    };
    "/routing-forms/{id}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors answered and where it led, the newest first, 50 at a time */
        get: operations["get_routing_forms_id_answers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When is the host busy? Meetings, holds and connected calendars, ascending; what overlaps is one */
        get: operations["get_busy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When can this event be booked? */
        get: operations["get_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When can this event be booked? For its host, also where the page is not open yet */
        get: operations["get_event_types_id_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When could it be booked if it were saved so? Nothing is changed */
        post: operations["post_event_types_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why can this start not be booked? No reasons: it can */
        get: operations["get_event_types_id_reasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the organization takes the meetings of an event type */
        get: operations["get_event_types_id_team"];
        /** Say who takes them; meetings that are booked stay as they are */
        put: operations["put_event_types_id_team"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types/{id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose turn is next if everybody is free who is not away, and what has been counted for each person */
        get: operations["get_event_types_id_turns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/team-gaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The event types whose team lacks somebody who has gone: a required host, or enough people of a pool */
        get: operations["get_organization_team_gaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of the schedules of each member, of which a team can choose one */
        get: operations["get_organization_schedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By which version of the world’s time zones the server counts, and what browsers may not know yet */
        get: operations["get_time_zones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owners/{owner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The booking list of a host */
        get: operations["get_owners_owner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/owners/{owner}/events/{event}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be booked, and what is asked */
        get: operations["get_owners_owner_events_event"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The host's bookings: upcoming ascending, past descending */
        get: operations["get_bookings"];
        put?: never;
        /** Book a slot; where the host asks for a confirmed email, hold it for a quarter of an hour and send a code */
        post: operations["post_bookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/by-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a slot of an event type for an invitee, as its host, or any other time: nobody confirms an email, and invitee and guests are told. Each of them counts as somebody who may never have written to the host */
        post: operations["post_bookings_by_host"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book what is held, with the code or the link of the mail, or ask the host where they approve each booking. Repeat: the same answer */
        post: operations["post_bookings_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How it stands with a hold: still to be confirmed, or booked meanwhile. Changes nothing */
        post: operations["post_bookings_hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/hold/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the mail with the code again: once a minute, at most three times */
        post: operations["post_bookings_hold_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests that wait for an answer of the host, the one that ends first at the top */
        get: operations["get_booking_approvals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book what was requested: all rules are checked again. Repeat: the same booking */
        post: operations["post_booking_approvals_id_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-approvals/{id}/approve-proposed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a time that the invitee proposes, also outside of the usual hours. Repeat: the same booking */
        post: operations["post_booking_approvals_id_approve_proposed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-approvals/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Free the requested time, and tell the invitee. Repeat: nothing more */
        post: operations["post_booking_approvals_id_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-approvals/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer other times, which are held until the invitee chooses one; the requested time is free */
        post: operations["post_booking_approvals_id_offer"];
        /** Take the offered times back: the request waits for the host again, or is declined where its time is over */
        delete: operations["delete_booking_approvals_id_offer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The booking of this manage link */
        get: operations["get_manage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When could this booking be moved to? */
        get: operations["get_manage_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the booking; its id, link, guests and answers stay */
        post: operations["post_manage_reschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the booking. Repeat: with the same key the same answer, without one `already_canceled` */
        post: operations["post_manage_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All bookings that the list has with this filter, in its order, as a file for spreadsheets */
        get: operations["get_bookings_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feed/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Scheduled meetings of the host, from 30 days ago to a year ahead, for calendar programs */
        get: operations["get_calendar_feed_token"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking of the host */
        get: operations["get_bookings_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When could the host move this booking to? */
        get: operations["get_bookings_id_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a booking as its host: notice does not bind, double booking is refused all the same */
        post: operations["post_bookings_id_reschedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who comes to this booking, and who could come instead */
        get: operations["get_bookings_id_people"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let somebody else come: link and time stay, and the room if it is not the former person’s */
        post: operations["post_bookings_id_reassign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say who did not come to a meeting that has started, or take it back. Whether it counts as a turn is a setting of the team */
        post: operations["post_bookings_id_no_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keep private notes about a booking, for its hosts; an empty text deletes them. Repeat: the same */
        put: operations["put_bookings_id_notes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change who comes along to a meeting that has not started: whoever is added or removed gets an email, and nobody else does. An added guest counts as somebody who may never have written to the host. Repeat: changes nothing */
        put: operations["put_bookings_id_guests"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change where a meeting takes place that has not started, and tell everybody who comes. Repeat: changes nothing */
        put: operations["put_bookings_id_location"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a booking as its host. Repeat: with the same key the same answer, without one `already_canceled` */
        post: operations["post_bookings_id_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendars of all connections, as last listed */
        get: operations["get_calendars"];
        /** Choose which calendars block time, and into which one bookings are written */
        put: operations["put_calendars"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose what counts while a calendar cannot be read. Repeat: the same */
        put: operations["put_calendars_unread"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/counted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose what of a calendar counts as busy. Repeat: the same */
        put: operations["put_calendars_counted"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/busy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the chosen calendars say themselves at this moment, for their owner */
        get: operations["get_calendars_busy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes for all calendars */
        get: operations["get_calendars_choices"];
        /** Choose what goes for all calendars. Repeat: the same */
        put: operations["put_calendars_choices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns, the newest first */
        get: operations["get_campaigns"];
        put?: never;
        /** Add a campaign */
        post: operations["post_campaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign */
        get: operations["get_campaigns_id"];
        put?: never;
        post?: never;
        /** Delete a campaign with its leads. Its links end now; it can be restored for 7 days */
        delete: operations["delete_campaigns_id"];
        options?: never;
        head?: never;
        /** Change the given fields of a campaign. All its links lead to the new version at once. Leads that see a video for the first time use its minutes */
        patch: operations["patch_campaigns_id"];
        trace?: never;
    };
    "/campaigns/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a campaign that was deleted in the last 7 days */
        post: operations["post_campaigns_id_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the campaign’s picture, which can be behind the video: JPEG, PNG, WebP or GIF */
        put: operations["put_campaigns_id_image"];
        post?: never;
        /** Remove the campaign’s picture */
        delete: operations["delete_campaigns_id_image"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Leads in the order in which they were added, 50 at a time */
        get: operations["get_campaigns_id_leads"];
        put?: never;
        /** Add leads, or change those with the same key. Wrong rows are answered, the others are kept */
        post: operations["post_campaigns_id_leads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many leads opened their links, played the video and booked */
        get: operations["get_campaigns_id_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/leads/{leadId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a lead. Its link leads to the general version */
        delete: operations["delete_campaigns_id_leads_leadid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/campaigns/{id}/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All leads of a campaign with their links, as a file for spreadsheets */
        get: operations["get_campaigns_id_export_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic/link/getLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the link of a lead leads. Without a lead that is there: the general version */
        get: operations["get_dynamic_link_getlink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was asked for their free times, and what they answered, the newest first */
        get: operations["get_clients"];
        put?: never;
        /** Ask somebody to share when they are free */
        post: operations["post_clients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/ask-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask again, with a new link; earlier links end */
        post: operations["post_clients_id_ask_again"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End what they gave: their tokens are deleted, and their link ends */
        post: operations["post_clients_id_end"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the client, and end what they gave. Meetings stay */
        delete: operations["delete_clients_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When are the host and the client both free? */
        get: operations["get_clients_id_slots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients/{id}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a common free time; both are told */
        post: operations["post_clients_id_meetings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which providers there are, and which accounts are connected, the oldest first */
        get: operations["get_connections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a connected CRM gets, and how that fares. By the id of the connection */
        get: operations["get_crms_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what is given. Meetings from now on follow it */
        patch: operations["patch_crms_id"];
        trace?: never;
    };
    "/crms/{id}/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields that contacts have there now */
        get: operations["get_crms_id_fields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crms/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a mapping would write into the contact of the last booking with this address. Writes nothing */
        post: operations["post_crms_id_preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crms/{id}/backfill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the meetings from before the connection, one after the other */
        post: operations["post_crms_id_backfill"];
        /** Add no more of them. What was added stays. Repeat: harmless */
        delete: operations["delete_crms_id_backfill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crms/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write what failed or waits, now. Repeat: harmless */
        post: operations["post_crms_id_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All saved embeds, the newest first */
        get: operations["get_embeds"];
        put?: never;
        /** Save an embed; what is not said takes its default */
        post: operations["post_embeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One embed */
        get: operations["get_embeds_id"];
        put?: never;
        post?: never;
        /** Delete: its code goes on working, and the sites that it named stay the only ones */
        delete: operations["delete_embeds_id"];
        options?: never;
        head?: never;
        /** Change what is given */
        patch: operations["patch_embeds_id"];
        trace?: never;
    };
    "/embeds/check-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at a page of a site: is the code there, and does anything keep it from working? */
        post: operations["post_embeds_check_up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is connected */
        get: operations["get_integrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations/{appId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Tell these analytics of bookings from now on */
        put: operations["put_integrations_appid"];
        post?: never;
        /** Tell them no more. Repeat: harmless */
        delete: operations["delete_integrations_appid"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mails the host gets */
        get: operations["get_settings_notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change some of it; what is left out stays */
        patch: operations["patch_settings_notifications"];
        trace?: never;
    };
    "/settings/notifications/held": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails to people who are new to the host that wait for another day: so many go on one */
        get: operations["get_settings_notifications_held"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the emails about a booking, and whether its confirmation can be sent again */
        get: operations["get_bookings_id_emails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/emails/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation to the invitee again, with the meeting as it is now. Repeat: with the same key nothing more */
        post: operations["post_bookings_id_emails_confirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos, the newest first, 50 at a time */
        get: operations["get_videos"];
        put?: never;
        /** Begin to upload a file, or a recording while it is made. Limits are checked now, and never later */
        post: operations["post_videos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many videos an account may have, and how much space is left */
        get: operations["get_videos_limits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a video that is at YouTube or Vimeo */
        post: operations["post_videos_links"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move several videos into a folder, or out of all */
        post: operations["post_videos_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several videos. Their pages end now; they can be restored for 7 days */
        post: operations["post_videos_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore videos that were deleted in the last 7 days */
        post: operations["post_videos_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One video */
        get: operations["get_videos_id"];
        put?: never;
        post?: never;
        /** Delete a video. Its page ends now; it can be restored for 7 days. An upload under way ends */
        delete: operations["delete_videos_id"];
        options?: never;
        head?: never;
        /** Change the given fields of a video */
        patch: operations["patch_videos_id"];
        trace?: never;
    };
    "/videos/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often a video was opened, played and booked from, and which parts of it were watched */
        get: operations["get_videos_id_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try again to process a video that failed */
        post: operations["post_videos_id_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/trim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a part of a video. The whole plays until it is made, and can be restored for 7 days */
        post: operations["post_videos_id_trim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/untrim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the whole of a trimmed video again */
        post: operations["post_videos_id_untrim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/poster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show this picture before the video plays: JPEG, PNG, WebP or GIF */
        put: operations["put_videos_id_poster"];
        /** Show the picture at this second before the video plays */
        post: operations["post_videos_id_poster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/gif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a GIF of 3 seconds from this second on, for mails. It takes the place of the former one */
        post: operations["post_videos_id_gif"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}/captions/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The captions of a video in one language */
        get: operations["get_videos_id_captions_language"];
        /** Add captions in a language, or replace them */
        put: operations["put_videos_id_captions_language"];
        /** Have captions in a language written by the speech recognizer of this server, where it has one */
        post: operations["post_videos_id_captions_language"];
        /** Delete the captions in a language */
        delete: operations["delete_videos_id_captions_language"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video-folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Folders of videos, by name */
        get: operations["get_video_folders"];
        put?: never;
        /** Add a folder */
        post: operations["post_video_folders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/video-folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a folder. Its videos stay, in no folder */
        delete: operations["delete_video_folders_id"];
        options?: never;
        head?: never;
        /** Rename a folder */
        patch: operations["patch_video_folders_id"];
        trace?: never;
    };
    "/hooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell an address of one event from now on. Repeat: the same hook. Its address is asked once by `OPTIONS`, and refused if that redirects */
        post: operations["post_hooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a hook: what waits for it is not sent. Repeat, or one that never was: the same answer */
        delete: operations["delete_hooks_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hooks/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to three examples of what is sent for an event, the newest first: what happened, or a made-up one with `test` if nothing has */
        get: operations["get_hooks_samples"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All webhooks, the oldest first */
        get: operations["get_webhooks"];
        put?: never;
        /** Tell an address of bookings from now on */
        post: operations["post_webhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One webhook, and how its deliveries fare */
        get: operations["get_webhooks_id"];
        put?: never;
        post?: never;
        /** Delete: what waits for it is not sent */
        delete: operations["delete_webhooks_id"];
        options?: never;
        head?: never;
        /** Change what is given */
        patch: operations["patch_webhooks_id"];
        trace?: never;
    };
    "/webhooks/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what waits now, although the address is paused */
        post: operations["post_webhooks_id_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret; for a day the former one signs as well */
        post: operations["post_webhooks_id_secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send an example now, once */
        post: operations["post_webhooks_id_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last 50 deliveries, the newest first; kept for 30 days */
        get: operations["get_webhooks_id_deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One delivery, with what was sent and what was answered last */
        get: operations["get_webhooks_id_deliveries_deliveryid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the same again now, by the same `webhook-id`, signed anew */
        post: operations["post_webhooks_id_deliveries_deliveryid_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Analytics: {
            /** @description The host’s, whose days are meant */
            timeZone: string;
            /** @description Of all days together */
            counts: {
                /** @description Booking pages that were opened; not by known robots */
                views: number;
                /** @description Booked on that day, for whenever */
                bookings: number;
                /** @description Moves on that day */
                rescheduled: number;
                /** @description Canceled on that day */
                canceled: number;
                /** @description Meetings that ended on that day */
                completed: number;
            };
            /** @description Each day, the first one first */
            days: components["schemas"]["DayCounts"][];
            /** @description On which days of the week the meetings of this time are, or were */
            weekdays: {
                /** @enum {string} */
                weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                meetings: number;
            }[];
            /** @description At which hours of the week, 0 to 23, they begin or began. Hours without a meeting are left out */
            hours: {
                /** @enum {string} */
                weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
                hour: number;
                meetings: number;
            }[];
            /** @description What was booked on these days: event types and others. The ten with the most bookings */
            eventTypes: {
                id: string;
                name: string;
                bookings: number;
                /** @description On each day of `days` */
                days: number[];
            }[];
            /** @description Where these bookings came from, by `utm_source`. Null: nobody said. The ten with the most bookings */
            sources: {
                source: string | null;
                bookings: number;
            }[];
            /** @description Of an organization: who comes, or came, to how many of them. The most first */
            people: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
                meetings: number;
            }[];
        };
        Approval: {
            /** @description How long the host has to answer. It ends an hour before the meeting at the latest */
            hours: number;
            /**
             * @description What becomes of a request that nobody has answered by then
             * @enum {string}
             */
            unanswered: "decline" | "accept";
        };
        AskableEventType: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            /** @description The member takes its meetings, or has it already */
            isMine: boolean;
            /** @description The member has an open request for it */
            isAsked: boolean;
        };
        BookingApproval: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            eventName: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            end: string;
            invitee: {
                name: string;
                email: string;
                timeZone: string;
            };
            guests: string[];
            answers: {
                label: string;
                answer: string | string[];
            }[];
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            askedAt: string;
            /**
             * Format: date-time
             * @description Until when it can be answered
             */
            until: string;
            /**
             * @description What becomes of it then
             * @enum {string}
             */
            unanswered: "decline" | "accept";
            /** @description Times among which the invitee chooses now, until `until`. Null: the host answers */
            offered: {
                starts: string[];
                message: string;
            } | null;
            /** @description Times that the invitee proposes in place of offered ones. They are not held. Null: none */
            proposed: {
                starts: string[];
                message: string;
            } | null;
            /** @description The host may offer other times */
            canOffer: boolean;
        };
        BookingEmail: {
            /** @enum {string} */
            kind: "confirmation" | "rescheduled" | "reassigned" | "uninvited" | "place" | "canceled" | "room" | "reminder" | "time_kept";
            /** @enum {string} */
            audience: "host" | "invitee" | "guest";
            /** @description Null: the host’s own, or of a former guest */
            address: string | null;
            /**
             * @description Accepted by the recipient’s mail server or one that passes it on; refused for good; to be tried again; given up after days without an answer
             * @enum {string}
             */
            state: "sent" | "refused" | "trying" | "failed";
            /**
             * Format: date-time
             * @description When it was tried first
             */
            queuedAt: string;
            /**
             * Format: date-time
             * @description When it was accepted or refused; else as `queuedAt`
             */
            at: string;
            /** @description How the mail server refused it, in its words and without addresses */
            answer: string | null;
        };
        BookingEmails: {
            /** @description The newest first, of the last 90 days */
            emails: components["schemas"]["BookingEmail"][];
            /** @description Why the confirmation cannot be sent again; null: it can */
            resendRefusal: ("already_canceled" | "already_started" | "mails_stopped") | null;
        };
        BookingLimits: {
            perDay: number | null;
            perWeek: number | null;
            perMonth: number | null;
        };
        BookingLink: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @description Its address below that of the host’s page */
            slug: string;
            label: string;
            /** @description How many bookings can be made with it. Canceling one gives none back */
            maxUses: number;
            expiresAt: string | null;
            prefill: {
                name: string;
                email: string;
            };
            /** @enum {string} */
            state: "open" | "used_up" | "expired" | "revoked";
            /** @description What was booked with it, the newest first */
            bookings: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                /** @description Empty: erased */
                inviteeName: string;
            }[];
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        BookingWindow: {
            /** @constant */
            kind: "calendar_days";
            days: number;
        } | {
            /** @constant */
            kind: "weekdays";
            days: number;
        } | {
            /** @constant */
            kind: "date_range";
            /**
             * Format: date
             * @description A date without time and zone, YYYY-MM-DD
             */
            from: string;
            /**
             * Format: date
             * @description A date without time and zone, YYYY-MM-DD
             */
            to: string;
        } | {
            /** @constant */
            kind: "indefinite";
        };
        Branding: {
            /** @description An address of this server, which another picture has not; before the pages are open a data: URL */
            avatar: string | null;
            /** @description An address of this server, which another picture has not; before the pages are open a data: URL */
            logo: string | null;
            /** @description An address of this server, which another picture has not; before the pages are open a data: URL */
            background: string | null;
            colors: {
                background: unknown | null;
                text: unknown | null;
                button: unknown | null;
            };
            hidesProductName: boolean;
            /** @description Whether the plan allows it */
            mayHideProductName: boolean;
        };
        BusyTimes: {
            times: {
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                end: string;
                /** @description The names of the calendars in which it stands; none: a meeting or a hold of this server */
                calendars: string[];
            }[];
        };
        Calendar: {
            /**
             * Format: uuid
             * @description Identifier
             */
            connectionId: string;
            /** @description As its provider names it */
            id: string;
            name: string;
            color: string | null;
            isPrimary: boolean;
            canWrite: boolean;
            /** @description When it is busy, nobody can book */
            isBlocking: boolean;
            /** @description Bookings are written into it; of all calendars at most one */
            isTarget: boolean;
            /** @description What counts while it cannot be read */
            whenUnread: components["schemas"]["WhenUnread"];
            /** @description What counts as busy besides what plainly is; `elsewhere`: working at another place */
            counted: ("tentative" | "out_of_office" | "elsewhere")[];
        };
        CalendarBusyTime: {
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            end: string;
            /**
             * Format: uuid
             * @description Identifier
             */
            connectionId: string;
            calendarId: string;
            calendar: string;
            /** @description Null where nothing but free and busy can be read */
            title: string | null;
        };
        CalendarChoices: {
            /** @description A booking whose event is moved, deleted or declined in a calendar follows */
            syncsCancelation: boolean;
        };
        Campaign: {
            /** @description Identifier of a campaign, also in the links of its leads */
            id: string;
            name: string;
            /** @description What sends the links; null: something else */
            tool: ("heyreach" | "la_growth_machine" | "smartlead" | "instantly" | "reply_io") | null;
            externalId: string | null;
            videoId: string | null;
            destination: {
                /** @constant */
                kind: "page";
            } | {
                /** @constant */
                kind: "event";
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                eventTypeId: string;
            } | {
                /** @constant */
                kind: "url";
                url: string;
            };
            greeting: string;
            fallbacks: {
                [key: string]: string;
            };
            /**
             * @description Behind the video: nothing, the campaign’s picture, or a picture of the lead’s website, else the campaign’s
             * @enum {string}
             */
            background: "none" | "image" | "website";
            imageAlt: string;
            overlay: {
                /** @enum {string} */
                corner: "top_left" | "top_right" | "bottom_left" | "bottom_right";
                /** @enum {string} */
                size: "small" | "medium" | "large";
                /** @enum {string} */
                shape: "rectangle" | "round";
                /** @description The greeting is over the background, too, and not above it */
                greeting: boolean;
            };
            /**
             * @description `stopped`: its links end at once
             * @enum {string}
             */
            state: "on" | "stopped";
            /** @description The campaign’s picture */
            image: string | null;
            /** @description How many there are */
            leads: number;
            /** @description The links of its leads; a tool fills in {{lead_id}} */
            link: string;
            /** @description The last link that named no lead here. It led to the general version */
            warning: {
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                at: string;
                lead: string;
            } | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
            /** @description It can be restored for 7 days */
            deletedAt: string | null;
        };
        /** @description `page`: the video’s page. `event`: a booking page with name and email filled in. `url`: a web address with fields */
        CampaignDestination: {
            /** @constant */
            kind: "page";
        } | {
            /** @constant */
            kind: "event";
            /**
             * Format: uuid
             * @description Identifier
             */
            eventTypeId: string;
        } | {
            /** @constant */
            kind: "url";
            /** @description May have fields such as {{first_name|there}} after its host */
            url: string;
        };
        /** @description Each lead counts once, however often the link was opened */
        CampaignFigures: {
            leads: number;
            /** @description Opened in a browser, and seen */
            opened: number;
            played: number;
            /** @description Of those: how many played 25, 50, 75 and 95 percent */
            quarters: number[];
            /** @description Opened the booking page beside the video, or followed a link over it */
            clicked: number;
            booked: number;
            /** @description Where the video was at those bookings */
            bookedSeconds: number[];
            secondsWatched: number;
            /** @description Perhaps programs. They count nowhere else */
            suspect: number;
            /** @description Opened by links that name no lead */
            general: number;
        };
        /** @description Where the video is on its background */
        CampaignOverlay: {
            /** @enum {string} */
            corner: "top_left" | "top_right" | "bottom_left" | "bottom_right";
            /** @enum {string} */
            size: "small" | "medium" | "large";
            /** @enum {string} */
            shape: "rectangle" | "round";
            /** @description The greeting is over the background, too, and not above it */
            greeting: boolean;
        };
        CheckUp: {
            url: string;
            found: {
                /** @enum {string} */
                kind: "inline" | "iframe" | "popup_widget" | "popup_text";
                url: string;
                settings: {
                    [key: string]: string;
                };
            }[];
            findings: components["schemas"]["Finding"][];
        };
        Client: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            email: string | null;
            /**
             * @description `met`: they chose a time with a calendar file. `taken_back`: by the client. `ended`: by the host
             * @enum {string}
             */
            state: "asked" | "expired" | "connected" | "met" | "declined" | "taken_back" | "ended";
            topic: string;
            duration: number;
            location: components["schemas"]["HostLocation"];
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            askedAt: string;
            timeZone: string | null;
            provider: ("zoom" | "google" | "microsoft" | "teams" | "exchange" | "caldav" | "ics" | "heyreach" | "lagrowthmachine" | "instantly" | "hubspot" | "pipedrive") | null;
            /** @description As its owner knows it, such as an email address */
            account: string | null;
            health: ("working" | "failing" | "needs_reconnect") | null;
            connectedAt: string | null;
            /** @description When the calendar last told when it is busy */
            lastReadAt: string | null;
        };
        Connection: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @enum {string} */
            provider: "zoom" | "google" | "microsoft" | "teams" | "exchange" | "caldav" | "ics" | "heyreach" | "lagrowthmachine" | "instantly" | "hubspot" | "pipedrive";
            /** @description As its owner knows it, such as an email address */
            account: string;
            /** @enum {string} */
            health: "working" | "failing" | "needs_reconnect";
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            connectedAt: string;
            lastSuccessAt: string | null;
            lastFailure: {
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                at: string;
                /** @enum {string} */
                failure: "unauthorized" | "forbidden" | "not_found" | "rate_limited" | "unavailable" | "invalid";
            } | null;
            /** @description What its provider was asked of late, the newest first */
            lastCalls: components["schemas"]["ConnectionCall"][];
        };
        ConnectionCall: {
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            at: string;
            /** @enum {string} */
            name: "list_calendars" | "read_busy" | "read_changes" | "write_event" | "delete_event" | "watch" | "make_room" | "end_room" | "look" | "read_contacts" | "write_contact" | "write_meeting" | "read_campaigns" | "push_leads" | "tell_booked";
            /** @description Null: it was done */
            failure: ("unauthorized" | "forbidden" | "not_found" | "rate_limited" | "unavailable" | "invalid") | null;
            milliseconds: number;
        };
        Crm: {
            /**
             * Format: uuid
             * @description Identifier
             */
            connectionId: string;
            /** @description Guests become contacts, too */
            addsGuests: boolean;
            mapping: components["schemas"]["CrmMapping"][];
            /** @description Names of fields of the mapping that no longer exist there */
            missingFields: string[];
            backfill: {
                /** @enum {string} */
                span: "past" | "future" | "all";
                total: number;
                done: number;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                startedAt: string;
                /** @enum {string} */
                state: "running" | "done" | "stopped";
            } | null;
            waiting: number;
            failed: number;
            /** @description The newest first */
            lastWrites: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                bookingId: string;
                eventName: string;
                invitee: string;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                start: string;
                /** @enum {string} */
                state: "written" | "waiting" | "failed" | "deleted_there";
                /** @description When it was last written, or failed */
                at: string | null;
                failure: ("unauthorized" | "forbidden" | "not_found" | "rate_limited" | "unavailable" | "invalid") | null;
            }[];
        };
        CrmField: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "text" | "number" | "date" | "yes_no" | "choice" | "choices";
            /** @description Of a field with choices: an answer fits if it is the id or the name of one */
            options: {
                id: string;
                name: string;
            }[];
        };
        CrmMapping: {
            source: {
                /** @constant */
                kind: "question";
                /** @description The question, in any event type */
                label: string;
            } | {
                /** @constant */
                kind: "tracking";
                /** @enum {string} */
                name: "utm_source" | "utm_medium" | "utm_campaign" | "utm_term" | "utm_content" | "gclid" | "gbraid" | "wbraid" | "fbclid" | "msclkid" | "ttclid" | "li_fat_id";
            } | {
                /** @constant */
                kind: "event_name";
            };
            fieldId: string;
            fieldName: string;
            /** @description Also where the contact has a value already */
            overwrites: boolean;
        };
        CrmPreview: {
            /** @description Null: a contact would be made */
            contact: {
                name: string;
                email: string;
            } | null;
            booking: {
                eventName: string;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                start: string;
            };
            fields: {
                fieldName: string;
                before: string;
                after: string;
                /** @enum {string} */
                state: "new" | "same" | "kept" | "replaced" | "missing" | "unfit";
                /** @description Why the field cannot have the answer, so nothing is written: it is not one */
                problem: ("number" | "date" | "yes_no" | "option") | null;
                /** @description What the booking says */
                answer: string;
            }[];
        };
        DateOverride: {
            /**
             * Format: date
             * @description A date without time and zone, YYYY-MM-DD
             */
            date: string;
            ranges: components["schemas"]["HourRange"][];
        };
        DayCounts: {
            /**
             * Format: date
             * @description A date without time and zone, YYYY-MM-DD
             */
            date: string;
            /** @description Booking pages that were opened; not by known robots */
            views: number;
            /** @description Booked on that day, for whenever */
            bookings: number;
            /** @description Moves on that day */
            rescheduled: number;
            /** @description Canceled on that day */
            canceled: number;
            /** @description Meetings that ended on that day */
            completed: number;
        };
        DaysOff: {
            /** @description Whose public holidays are days off; null: none */
            country: string | null;
            /** @description Null: the holidays of the whole country */
            region: string | null;
            /** @description From today on, for two to three years */
            holidays: {
                /**
                 * Format: date
                 * @description A date without time and zone, YYYY-MM-DD
                 */
                date: string;
                name: string;
                isAvailable: boolean;
            }[];
            /** @description By date */
            away: components["schemas"]["TimeAway"][];
        };
        DeletedEventType: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            slug: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            deletedAt: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            restorableUntil: string;
        };
        Domain: {
            domain: string;
            /**
             * @description What was found when it was looked at last; `unknown`: no name server answered
             * @enum {string}
             */
            state: "unknown" | "no_record" | "wrong_target" | "no_proof" | "not_spread" | "no_answer" | "no_certificate" | "works";
            /** @description What stands there instead */
            found: string | null;
            /** @description Whether links, embeds and mails carry it; one that has worked is kept for a while where it fails */
            isUsed: boolean;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            checkedAt: string;
            /** @description What has to stand in its DNS */
            records: {
                /** @enum {string} */
                type: "CNAME" | "TXT";
                name: string;
                value: string;
            }[];
        };
        Embed: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            eventTypeId: string | null;
            /** @enum {string} */
            kind: "inline" | "popup_widget" | "popup_text";
            settings: components["schemas"]["EmbedSettings"];
            allowedSites: string[];
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        EmbedSettings: {
            hideEventDetails: boolean;
            backgroundColor: unknown;
            textColor: unknown;
            buttonColor: unknown;
            buttonText: string;
            buttonBackground: unknown;
            buttonTextColor: unknown;
            linkText: string;
            closeLabel: string;
            /** @enum {string} */
            theme: "light" | "dark" | "auto";
            language: ("cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn") | null;
            prefillName: string;
            prefillEmail: string;
            utmSource: string;
            utmMedium: string;
            utmCampaign: string;
            utmTerm: string;
            utmContent: string;
        };
        EventType: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            position: number;
            name: string;
            slug: string;
            description: string;
            isOn: boolean;
            /** @description Only people with its link find it: no public list names it, and search engines leave it out */
            isSecret: boolean;
            /** @description What its page says while it is off; empty: a text of ours */
            offText: string;
            locations: components["schemas"]["OfferedLocation"][];
            duration: number;
            increment: number;
            bufferBefore: number;
            bufferAfter: number;
            minimumNotice: number;
            rescheduleNotice: number;
            cancelNotice: number;
            window: components["schemas"]["BookingWindow"];
            limits: components["schemas"]["BookingLimits"];
            questions: components["schemas"]["Question"][];
            /** @description The hours. Of an organization only those of copies in which it locks them: its own meetings follow the schedule of each person of the team */
            availability: {
                /** @constant */
                kind: "schedule";
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                scheduleId: string;
            } | {
                /** @constant */
                kind: "custom";
                hours: components["schemas"]["Hours"];
            };
            reminders: components["schemas"]["Reminder"][];
            confirmation: {
                /** @constant */
                kind: "page";
            } | {
                /** @constant */
                kind: "redirect";
                /** Format: uri */
                url: string;
            };
            allowGuests: boolean;
            /** @description Whether invitees first confirm their email address: the time is held for them meanwhile, and nothing is booked */
            confirmEmail: boolean;
            /** @description The host approves each booking: the time is held for the invitee meanwhile, and nothing is booked. Null: they do not */
            approval: components["schemas"]["Approval"] | null;
            video: components["schemas"]["EventVideo"] | null;
            /** @description How many invitees can book the same time. Null: one */
            seats: number | null;
            /** @description Whether invitees see how many seats are left */
            showSeatsLeft: boolean;
            /** @description By an organization; null: the host’s own */
            given: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                organizationId: string;
                /** @description Only the organization changes these */
                locked: ("name" | "slug" | "description" | "isOn" | "isSecret" | "offText" | "locations" | "duration" | "increment" | "bufferBefore" | "bufferAfter" | "minimumNotice" | "rescheduleNotice" | "cancelNotice" | "window" | "limits" | "questions" | "availability" | "reminders" | "confirmation" | "allowGuests" | "confirmEmail" | "approval" | "video")[];
            } | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        EventVideo: {
            /** @constant */
            kind: "own";
            /** @description Of a video in the library of this account */
            id: string;
        } | {
            /** @enum {string} */
            kind: "youtube" | "vimeo";
            /** Format: uri */
            url: string;
        };
        Finding: {
            /** @enum {string} */
            code: "works" | "unreachable" | "not_a_page" | "unreadable" | "missing" | "script_missing" | "script_twice" | "frame_twice" | "wrong_origin" | "insecure" | "unknown_page" | "other_owner" | "event_off" | "policy_blocks_frame" | "policy_blocks_script" | "sandbox_blocks" | "site_not_allowed" | "bad_attribute";
            /** @enum {string} */
            level: "good" | "warning" | "problem";
            detail: string | null;
        };
        HeldMails: {
            held: number;
            /** @description When the next ones go; null: none waits */
            until: string | null;
        };
        Hold: {
            /** @description Names the hold in further calls. Alone it confirms nothing */
            token: string;
            /**
             * @description For the invitee, who confirms their address, or for the host, who answers
             * @enum {string}
             */
            waitsFor: "email" | "approval";
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            end: string;
            email: string;
            /**
             * Format: date-time
             * @description When the time is free for others again
             */
            until: string;
            /**
             * Format: date-time
             * @description When this was so: clocks of programs differ from the server’s
             */
            at: string;
            /** @description From when on the mail may be asked for again; null: not for this hold */
            mailAgainAt: string | null;
        };
        HolidayCountry: {
            /** @description ISO 3166-1 alpha-2 */
            code: string;
            regions: {
                /** @description As in `GET /days-off/countries` */
                code: string;
                name: string;
            }[];
        };
        HostBooking: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @enum {string} */
            status: "scheduled" | "canceled";
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            end: string;
            /** @description Of a meeting for a whole date, which is the same for everybody; null: at a time */
            date: string | null;
            duration: number;
            eventName: string;
            location: components["schemas"]["Location"];
            invitee: {
                name: string;
                email: string;
                timeZone: string;
                /**
                 * @description Interface language
                 * @enum {string}
                 */
                language: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
            };
            guests: string[];
            answers: {
                label: string;
                answer: string | string[];
            }[];
            formerStart: string | null;
            rescheduleReason: string | null;
            cancelReason: string | null;
            canceledBy: ("host" | "invitee") | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            bookedAt: string;
            /** @description What the invitee gave is to be deleted, or is */
            erasure: ("asked" | "done") | null;
            eventTypeId: string | null;
            tracking: {
                [key: string]: string;
            };
            rescheduledBy: ("host" | "invitee") | null;
            /** @description Who of the hosts’ side moved it last; absent: the invitee, or it is not known */
            rescheduledByPerson?: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
                /** @description Whether it was whoever asks */
                isYou: boolean;
            };
            /** @description Who of the hosts’ side canceled it; absent: the invitee, or it is not known */
            canceledByPerson?: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
                /** @description Whether it was whoever asks */
                isYou: boolean;
            };
            receipt: components["schemas"]["Receipt"];
            /** @enum {string} */
            outcome: "scheduled" | "rescheduled" | "canceled" | "completed";
            /** @description Who comes on the hosts’ side; absent: this host alone */
            people?: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
            }[];
            /**
             * @description Who did not come; absent: nobody has said so
             * @enum {string}
             */
            noShow?: "invitee" | "host";
            /**
             * @description The invitee’s mail server refused the last email about it: they may not know of it
             * @constant
             */
            mailRefused?: true;
            /** @description Of the start, which several invitees can book. Null: it is for one invitee */
            seats: {
                taken: number;
                total: number;
            } | null;
            /**
             * @description Several have agreed on it in a poll: who comes voted for it
             * @constant
             */
            isOfSeveral?: true;
            /**
             * @description Somebody else took it from this host
             * @constant
             */
            wasReassigned?: true;
            /** @description What the hosts’ side wrote for itself: neither invitees nor webhooks get it. Absent: nothing */
            notes?: string;
            /** @description Its start on the invitee’s clock, with the offset; null: a whole date */
            inviteeStart: string | null;
            /** @description The same for its end */
            inviteeEnd: string | null;
            /**
             * Format: uri
             * @description Where whoever has this link moves it, as the invitee. Absent: in lists, and for keys that may not write bookings
             */
            rescheduleUrl?: string;
            /**
             * Format: uri
             * @description The same for canceling
             */
            cancelUrl?: string;
        };
        HostLocation: {
            /** @constant */
            kind: "address";
            value: string;
        } | {
            /** @constant */
            kind: "phone_call";
            value: string;
        } | {
            /** @enum {string} */
            kind: "google_meet" | "microsoft_teams" | "zoom";
            /** Format: uri */
            url?: string;
        } | {
            /** @constant */
            kind: "custom";
            value: string;
        };
        HostMails: {
            booked: boolean;
            rescheduled: boolean;
            canceled: boolean;
            reminder: boolean;
            /** @description Somebody watched a video by the link of a lead */
            watched: boolean;
            /** @description A webhook that fails, or was turned off */
            webhook: boolean;
            /** @description An invitee’s mail server refused an email for good */
            undelivered: boolean;
            /**
             * @description How often `watched` comes for the same lead: each time, but not twice in an hour; once a day; or only the first time
             * @enum {string}
             */
            watchedPace: "hourly" | "daily" | "once";
        };
        HourRange: {
            /** @description What the clock on the wall shows, HH:mm; 24:00 is the end of the day */
            start: string;
            /** @description What the clock on the wall shows, HH:mm; 24:00 is the end of the day */
            end: string;
        };
        Hours: {
            /** @description IANA time zone */
            timeZone: string;
            weekly: components["schemas"]["WeeklyHours"];
            overrides: components["schemas"]["DateOverride"][];
        };
        InheritedSettings: {
            fields: {
                /** @enum {string} */
                field: "logo" | "background" | "colors" | "language" | "reminders" | "questions" | "mails";
                /** @description From whom it is inherited; null: the person’s own */
                organizationId: string | null;
                offers: {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    organizationId: string;
                    name: string;
                }[];
            }[];
        };
        Integration: {
            /** @enum {string} */
            appId: "ga4" | "gtag" | "fpixel";
            trackingId: string;
        };
        Lead: {
            /** @description Identifier of a lead, also in its link */
            id: string;
            /** @description Counted from 1 in the order in which they were added */
            number: number;
            externalKey: string;
            email: string | null;
            website: string | null;
            fields: {
                [key: string]: string;
            };
            /** @description The campaign’s greeting with this lead’s fields */
            greeting: string;
            /** Format: uri */
            link: string;
            background: components["schemas"]["LeadBackground"];
            /** @description Null: the link was not opened */
            activity: components["schemas"]["LeadActivity"] | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            addedAt: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            changedAt: string;
        };
        /** @description What was done with a lead’s link, by whoever had it */
        LeadActivity: {
            /** @description Null: the link led to a booking page, which counts nobody who only looks */
            openedAt: string | null;
            playedAt: string | null;
            /** @description Different seconds of the video */
            secondsWatched: number;
            /** @description Of the video, from 0 to 1. Null: its length is not known */
            part: number | null;
            clickedAt: string | null;
            bookedAt: string | null;
            /** @description Where the video was when the booking was made */
            bookedSecond: number | null;
            /** @description Perhaps a program, such as one that checks links in mails */
            suspect: boolean;
        };
        /** @description What is behind the video on this lead’s page */
        LeadBackground: {
            /**
             * @description `image`: the campaign’s picture. `preview`: the one that the lead’s website gives for previews of its links. `screenshot`: what a browser shows of it
             * @enum {string}
             */
            kind: "none" | "image" | "preview" | "screenshot";
            picture: string | null;
            /** @description A picture of the website is still to be taken */
            waiting: boolean;
        };
        LeadRow: {
            /** @description In the file. Default: its place here, from 1 */
            line?: number;
            /** @description Profile name, id of a tool. Default: the email address. Repeat: changes the lead that has it */
            externalKey?: string;
            email?: string;
            website?: string;
            fields?: {
                [key: string]: string;
            };
        };
        Location: {
            /** @constant */
            kind: "address";
            value: string;
        } | {
            /** @constant */
            kind: "phone_call";
            value: string;
        } | {
            /** @enum {string} */
            kind: "google_meet" | "microsoft_teams" | "zoom";
            /** Format: uri */
            url?: string;
        } | {
            /** @constant */
            kind: "custom";
            value: string;
        } | {
            /** @constant */
            kind: "invitee_phone";
            value: string;
        };
        MailKinds: {
            booked: boolean;
            rescheduled: boolean;
            canceled: boolean;
            reminder: boolean;
            /** @description Somebody watched a video by the link of a lead */
            watched: boolean;
            /** @description A webhook that fails, or was turned off */
            webhook: boolean;
        };
        MailKindsInput: {
            booked: boolean;
            rescheduled: boolean;
            canceled: boolean;
            reminder: boolean;
            /** @description Somebody watched a video by the link of a lead */
            watched: boolean;
            /** @description A webhook that fails, or was turned off */
            webhook: boolean;
        };
        ManagedBooking: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @enum {string} */
            status: "scheduled" | "canceled";
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            end: string;
            /** @description Of a meeting for a whole date, which is the same for everybody; null: at a time */
            date: string | null;
            duration: number;
            eventName: string;
            location: components["schemas"]["Location"];
            invitee: {
                name: string;
                email: string;
                timeZone: string;
                /**
                 * @description Interface language
                 * @enum {string}
                 */
                language: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
            };
            guests: string[];
            answers: {
                label: string;
                answer: string | string[];
            }[];
            formerStart: string | null;
            rescheduleReason: string | null;
            cancelReason: string | null;
            canceledBy: ("host" | "invitee") | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            bookedAt: string;
            /** @description What the invitee gave is to be deleted, or is */
            erasure: ("asked" | "done") | null;
            owner: components["schemas"]["PublicOwner"];
            /** @description Who hosts of an organization or of several people; absent: the owner alone */
            hosts?: {
                name: string;
                avatar: string | null;
                timeZone: string;
            }[];
            eventSlug: string | null;
            /** @description Where to write to the host, once nothing can be changed here any more */
            hostEmail: string | null;
            /** @description Whether the link to join is still being made */
            roomExpected: boolean;
            reschedule: {
                allowed: boolean;
                reason: ("already_canceled" | "already_started" | "inside_notice" | "host_only") | null;
                until: string | null;
            };
            cancel: {
                allowed: boolean;
                reason: ("already_canceled" | "already_started" | "inside_notice" | "host_only") | null;
                until: string | null;
            };
        };
        ManagedEventType: {
            isManaged: boolean;
            /** @description Fields that people cannot change, and that follow every change here */
            locked: ("name" | "slug" | "description" | "isOn" | "isSecret" | "offText" | "locations" | "duration" | "increment" | "bufferBefore" | "bufferAfter" | "minimumNotice" | "rescheduleNotice" | "cancelNotice" | "window" | "limits" | "questions" | "availability" | "reminders" | "confirmation" | "allowGuests" | "confirmEmail" | "approval" | "video")[];
            /** @description Members who are not named get it, also those who join later */
            everybody: boolean;
            people: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                memberId: string;
                gets: boolean;
                /** @description False: as everybody */
                isNamed: boolean;
                /** @description Its address below their link, or the one that it would get */
                slug: string;
                /** @description The address that was chosen for them, or the one that it has here */
                wantedSlug: string;
                /** @description Another event type of theirs has the wanted address */
                isTaken: boolean;
                /**
                 * @description They have it; they will have it in a moment; it waits for another address; they do not get it
                 * @enum {string}
                 */
                state: "given" | "waiting" | "taken" | "none";
            }[];
        };
        Me: {
            /**
             * Format: uuid
             * @description Identifier
             */
            userID: string;
            userName: string;
            userEmail: string;
            userPhone: string | null;
            /** @enum {string} */
            userStatus: "active" | "unverified";
            /** @enum {string} */
            account_type: "prime" | "basic";
            lifetime: boolean;
            plan_type: string;
            quantity: number;
            quantity_minutes: number;
            /** Format: date */
            regDate: string;
            /** @description Registration, epoch seconds */
            regtime: number;
            custom_domain: string | null;
            /** @description Allowance of events; null is unlimited */
            event_numbers: number | null;
            /** @description Epoch seconds */
            trial_end: number | null;
            configs: {
                slug: string;
                data: string;
                popup: string | null;
            }[];
            subscription?: {
                canceled: boolean;
                description: string;
                id: string;
                plan_type: string;
                /** @description Dollars of a period, before discount and tax */
                price: number;
                subscription_id: string;
                /** @description Epoch seconds, as the next two */
                sub_created: number;
                sub_start: number;
                sub_end: number;
                /** @description Until when the account goes on though a renewal is not paid */
                unpaid_until?: number;
            };
            upgrade_popups: {
                id: string;
                html: string;
            }[];
            /** @description Path of the picture; null: none */
            avatar: string | null;
            /** @description Public address: the first path segment of the booking pages */
            link: string;
            timeZone: string;
            /** @description Country of the time zone, as whose people dates are written, here and in mails */
            region: string | null;
            /**
             * @description Interface language
             * @enum {string}
             */
            language: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
            /** @enum {string} */
            weekStart: "mon" | "sun" | "sat";
            /** @enum {string} */
            dateFormat: "auto" | "day_first" | "month_first";
            /** @enum {string} */
            timeFormat: "12h" | "24h";
            /** @enum {string} */
            theme: "dark" | "light" | "auto";
            /** @description What is the same for all accounts of this server */
            server: {
                /** @description Where the dashboard is at home; other names of it show booking pages */
                origin: string;
                /** @description Whether trials end and features can be locked here */
                hasPlans: boolean;
                /** @description Whether plans can be bought here */
                sellsPlans: boolean;
                /** @description Epoch seconds; null where it is not */
                blackFridayEnds: number | null;
                /** @description Whether somebody reads feedback */
                takesFeedback: boolean;
                /** @description In the trial: where a stand-in on this machine plays Zapier */
                zapierStandIn: string | null;
            };
            /** @description The organization that the caller acts for; null: their own host */
            organization: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                organization_id: string;
                name: string;
            } | null;
            /**
             * @description In this organization. Everybody owns their own host
             * @enum {string}
             */
            role: "owner" | "admin" | "member";
            /** @description Whether the account looks after those of others */
            isOperator: boolean;
        };
        MeetingPeople: {
            people: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
                isComing: boolean;
                /** @description At the time of the meeting. Who comes is free for it */
                isFree: boolean;
                /**
                 * @description They are of the organization, and not of the team of this event type. Only for whoever may change all meetings
                 * @constant
                 */
                isOutside?: true;
            }[];
        };
        MemberRequest: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /**
             * @description A larger plan, or access to an event type
             * @enum {string}
             */
            kind: "upgrade" | "event_type";
            /** @description What access is asked to; null: a larger plan */
            eventType: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
            } | null;
            /** @description Of the member who asks */
            name: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            endsAt: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            askedAt: string;
            isMine: boolean;
            /** @description Whether the caller grants or declines it */
            mayAnswer: boolean;
        };
        MemberSchedules: {
            members: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                memberId: string;
                schedules: {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    id: string;
                    name: string;
                    isDefault: boolean;
                }[];
            }[];
        };
        OfferedLocation: {
            /** @constant */
            kind: "address";
            value: string;
        } | {
            /** @constant */
            kind: "phone_call";
            value: string;
        } | {
            /** @enum {string} */
            kind: "google_meet" | "microsoft_teams" | "zoom";
            /** Format: uri */
            url?: string;
        } | {
            /** @constant */
            kind: "custom";
            value: string;
        } | {
            /** @constant */
            kind: "invitee_phone";
            value: string;
        };
        OneOff: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @description Its address below that of the host’s page */
            slug: string;
            name: string;
            description: string;
            duration: number;
            locations: components["schemas"]["OfferedLocation"][];
            slots: string[];
            /** @description From then on its link has expired; null: after its last time */
            expiresAt: string | null;
            /** @description Whether its times are kept free from other bookings */
            holdsTimes: boolean;
            /** @enum {string} */
            state: "pending" | "taken" | "expired";
            /** @description What came of it */
            bookingId: string | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        Organization: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            /** @description Public address: the first path segment of its pages */
            link: string;
            /** @description Path of the picture; null: none */
            avatar: string | null;
            /**
             * @description What somebody is in an organization; it has one owner
             * @enum {string}
             */
            role: "owner" | "admin" | "member";
            /** @description The owner first, then in the order in which they joined */
            members: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                member_id: string;
                /**
                 * Format: uuid
                 * @description By this, meetings name who comes
                 */
                person_id: string;
                /**
                 * @description What somebody is in an organization; it has one owner
                 * @enum {string}
                 */
                role: "owner" | "admin" | "member";
                name: string;
                email: string;
                /** @description Public address of the member’s own pages */
                link: string;
                avatar: string | null;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                joinedAt: string;
                isMe: boolean;
                /** @description Whether the organization’s page shows them, if their own page is open and has something to book */
                isShown: boolean;
            }[];
            /** @description Shown to those who invite, the newest first */
            invitations: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                email: string;
                /** @enum {string} */
                role: "admin" | "member";
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                invitedAt: string;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                endsAt: string;
                isOpen: boolean;
                /** @description The name of the member; null: not one any more */
                invitedBy: string | null;
            }[];
            /** @description Maximum number of members, including open invitations. Null: unlimited. */
            seats: number | null;
            /** @description Its own email, which invitations name; null: none is confirmed */
            email: string | null;
            /** @description The email whose mailed link has not been opened yet */
            pendingEmail: {
                email: string;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                until: string;
            } | null;
            /** @description Who is asked to own it, and until when; shown to them and to the owner */
            transfer: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                member_id: string;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                until: string;
            } | null;
            /** @description What members ask for, while it is open: all to those who answer, else one’s own */
            requests: components["schemas"]["MemberRequest"][];
        };
        Outreach: {
            /**
             * Format: uuid
             * @description Identifier
             */
            connectionId: string;
            campaigns: components["schemas"]["OutreachCampaign"][];
            /** @description The address that the tool calls */
            hook: {
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                madeAt: string;
                heardAt: string | null;
            } | null;
        };
        /** @description One of our campaigns, and where its leads go */
        OutreachCampaign: {
            /** @description Identifier of a campaign, also in the links of its leads */
            campaignId: string;
            targetId: string;
            targetName: string;
            /** @description The custom field there that gets each lead’s link */
            linkField: string;
            /**
             * @description What marks leads who book: at HeyReach a tag, at Instantly the label that is their interest status. Null: none, and always null at La Growth Machine
             * @default null
             */
            tag: string | null;
            /** @description The last time that leads were added */
            push: {
                /** @enum {string} */
                state: "running" | "done" | "stopped" | "failed";
                total: number;
                done: number;
                /** @description Without what the tool needs, or not accepted by it */
                refused: number;
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                startedAt: string;
                failure: ("unauthorized" | "forbidden" | "not_found" | "rate_limited" | "unavailable" | "invalid") | null;
            } | null;
            booked: {
                told: number;
                waiting: number;
                failed: number;
            };
            replied: number;
        };
        OutreachTarget: {
            id: string;
            name: string;
            /** @description The tool takes leads for it now */
            isReady: boolean;
        };
        PersonReasons: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            /**
             * @description Whoever asks
             * @constant
             */
            isYou?: true;
            /** @description Why they cannot come; none: they are free. What is in their calendar is not said */
            reasons: components["schemas"]["Reason"][];
        };
        Poll: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            slug: string;
            name: string;
            description: string;
            duration: number;
            /** @description From then on nobody can vote; null: until its last time */
            deadline: string | null;
            /** @description Voters do not see who else has voted */
            hidesNames: boolean;
            /** @description Voters do not see how others have voted */
            hidesVotes: boolean;
            /** @description Voters are told when options have changed, and when they have to vote anew */
            notifiesParticipants: boolean;
            /** @description The host is told of votes */
            notifiesHost: boolean;
            locations: components["schemas"]["Location"][];
            /** @description Whether its times are kept free from other bookings */
            holdsTimes: boolean;
            /**
             * @description By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest
             * @enum {string}
             */
            ending: "host" | "agreement" | "deadline";
            /** @description IANA time zone */
            timeZone: string;
            /** @description Its options are dates in its zone */
            isAllDay: boolean;
            questions: components["schemas"]["Question"][];
            slots: string[];
            /**
             * @description Closed: its deadline is past. Expired: all of its times are past, or it was deleted
             * @enum {string}
             */
            state: "open" | "closed" | "finished" | "expired";
            votes: number;
            bookingId: string | null;
            finalStart: string | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
            options: components["schemas"]["PollOption"][];
            /** @description Options to come, the best first */
            ranking: number[];
            voters: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
                email: string;
                choices: {
                    [key: string]: "yes" | "if_need_be" | "no";
                };
                /** @description Whoever has the mailbox has said so, by the mailed link. Only such votes count where a poll ends by itself, and for who has to be there */
                isProved: boolean;
                /** @description It reads as if the host had voted: a proved address is somebody’s, and the name whatever they typed. False for the host’s own address, proved */
                borrowsName: boolean;
                /** @description Cannot come to what it became after all */
                declined: boolean;
                answers: {
                    label: string;
                    answer: string | string[];
                }[];
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                at: string;
            }[];
            people: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                email: string;
                isRequired: boolean;
                hasVoted: boolean;
                /** @description Whoever has the mailbox has said so, by the mailed link. Only such votes count where a poll ends by itself, and for who has to be there */
                isProved: boolean;
            }[];
            comments: components["schemas"]["PollComment"][];
        };
        PollComment: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            text: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            at: string;
            /** @description It reads as if the host had written it, whom anybody can call themselves */
            borrowsName: boolean;
        };
        PollOption: {
            id: number;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start: string;
            /** @description Of a poll for days, in its zone */
            date: string | null;
            capacity: number | null;
            yes: number;
            ifNeedBe: number;
            no: number;
            requiredMissing: number;
        };
        PollSummary: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            slug: string;
            name: string;
            description: string;
            duration: number;
            /** @description From then on nobody can vote; null: until its last time */
            deadline: string | null;
            /** @description Voters do not see who else has voted */
            hidesNames: boolean;
            /** @description Voters do not see how others have voted */
            hidesVotes: boolean;
            /** @description Voters are told when options have changed, and when they have to vote anew */
            notifiesParticipants: boolean;
            /** @description The host is told of votes */
            notifiesHost: boolean;
            locations: components["schemas"]["Location"][];
            /** @description Whether its times are kept free from other bookings */
            holdsTimes: boolean;
            /**
             * @description By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest
             * @enum {string}
             */
            ending: "host" | "agreement" | "deadline";
            /** @description IANA time zone */
            timeZone: string;
            /** @description Its options are dates in its zone */
            isAllDay: boolean;
            questions: components["schemas"]["Question"][];
            slots: string[];
            /**
             * @description Closed: its deadline is past. Expired: all of its times are past, or it was deleted
             * @enum {string}
             */
            state: "open" | "closed" | "finished" | "expired";
            votes: number;
            bookingId: string | null;
            finalStart: string | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        Provider: {
            /** @enum {string} */
            id: "zoom" | "google" | "microsoft" | "teams" | "exchange" | "caldav" | "ics" | "heyreach" | "lagrowthmachine" | "instantly" | "hubspot" | "pipedrive";
            /** @description What an account there is good for */
            gives: ("calendars" | "rooms" | "contacts" | "outreach")[];
            isReady: boolean;
            /** @description What its owner types; none where they are asked for consent */
            asks: ("address" | "user" | "password" | "key")[];
            /** @description The variables that whoever runs this server sets; none where it is ready */
            needs: string[];
            /** @description In the trial: what opens an account at a stand-in on this machine */
            trial?: {
                address?: string;
                user?: string;
                password?: string;
                key?: string;
            };
        };
        PublicEvent: {
            name: string;
            slug: string;
            description: string;
            duration: number;
            /** @description Null: none, or none that visitors may see now */
            video: components["schemas"]["PublicVideo"] | null;
            increment: number;
            locations: components["schemas"]["OfferedLocation"][];
            questions: components["schemas"]["Question"][];
            allowGuests: boolean;
            /** @description Whether the time is only held at first: until the invitee confirms their email address, or until the host approves */
            confirmEmail: boolean;
            /**
             * @description The host approves each booking; absent: they do not
             * @constant
             */
            needsApproval?: true;
            confirmation: {
                /** @constant */
                kind: "page";
            } | {
                /** @constant */
                kind: "redirect";
                /** Format: uri */
                url: string;
            };
            /** @description Last bookable date in the host's zone; null without limit */
            lastDate: string | null;
        };
        PublicEventSummary: {
            name: string;
            slug: string;
            description: string;
            duration: number;
            /** @description Null: none, or none that visitors may see now */
            video: components["schemas"]["PublicVideo"] | null;
        };
        PublicOwner: {
            name: string;
            link: string;
            welcomeMessage: string;
            logo: string | null;
            avatar: string | null;
            background: string | null;
            hidesProductName: boolean;
            /**
             * @description Its people host, wherever they are; absent: a person
             * @constant
             */
            isOrganization?: true;
            /**
             * @description Interface language
             * @enum {string}
             */
            language: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
            timeZone: string;
            /** @enum {string} */
            weekStart: "mon" | "sun" | "sat";
            /** @enum {string} */
            timeFormat: "12h" | "24h";
            colors: {
                background: string | null;
                text: string | null;
                button: string | null;
            };
        };
        PublicVideo: {
            /**
             * @description Where it plays from
             * @enum {string}
             */
            kind: "own" | "youtube" | "vimeo";
            /** @description Its page. For `own`, an address on this server */
            url: string;
            /** @description What a frame shows that plays it at once */
            player: string;
        };
        Question: {
            id: string;
            label: string;
            required: boolean;
            /** @enum {string} */
            type: "text" | "large_text" | "phone_number";
        } | {
            id: string;
            label: string;
            required: boolean;
            /** @enum {string} */
            type: "single_options" | "multiple_options" | "dropdown";
            options: string[];
        };
        Reason: {
            /** @enum {string} */
            code: "outside_hours" | "not_on_increment" | "override" | "holiday" | "time_away" | "busy" | "buffer" | "in_the_past" | "minimum_notice" | "outside_window" | "limit_day" | "limit_week" | "limit_month" | "away" | "too_far_ahead" | "too_few_people";
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            start?: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            end?: string;
            /**
             * Format: uuid
             * @description Identifier
             */
            bookingId?: string;
            calendar?: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            heldUntil?: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            earliest?: string;
            limit?: number;
            name?: string;
        };
        Receipt: {
            /**
             * Format: date-time
             * @description When it was looked at
             */
            at: string;
            /** @description Whose hours counted; null: those of the event itself, or of a team */
            schedule: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                id: string;
                name: string;
                version: number;
            } | null;
            /** @description Of a team, for its organization: whose hours counted. Members see only their own */
            schedules?: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                person: string;
                schedule: {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    id: string;
                    name: string;
                    version: number;
                };
            }[];
            /** @description Null: booked before these were kept */
            rules: {
                /** @description 0 where the host moved it: notice does not bind them */
                minimumNotice: number;
                window: components["schemas"]["BookingWindow"];
                limits: components["schemas"]["BookingLimits"];
                bufferBefore: number;
                bufferAfter: number;
            } | null;
            /** @description Who was asked when the host is busy, and since when the answer was known */
            sources: {
                /** @enum {string} */
                name: "bookings" | "holds" | "calendars";
                /**
                 * Format: date-time
                 * @description An instant, ISO 8601, in answers always UTC
                 */
                asOf: string;
            }[];
            /**
             * @description A calendar could not be read then, which the host lets count as free
             * @constant
             */
            mightBeBlocked?: true;
            /** @description Whose turn it was; absent: nobody was chosen */
            turns?: {
                /**
                 * Format: uuid
                 * @description Their own host
                 */
                person: string;
                poolId: string;
                /** @description The name of the pool */
                pool: string;
                /**
                 * Format: date
                 * @description The first date of the period in which it counts
                 */
                period: string;
                /**
                 * @description What decided between those who were free
                 * @enum {string}
                 */
                cause: "only_one_free" | "priority" | "due" | "furthest_behind" | "least_recent" | "order" | "customer" | "chosen" | "reassigned";
                /** @description How many were free */
                free: number;
                /** @description Theirs in the period before this one; a fraction where they began level */
                meetings: number;
                /** @description Their share of all meetings of the period before this one */
                share: number;
            }[];
        };
        RefusedLead: {
            line: number;
            field: string;
            /** @enum {string} */
            reason: "required" | "too_long" | "characters" | "email" | "url" | "too_many" | "duplicate" | "limit" | "minutes";
        };
        Reminder: {
            amount: number;
            /** @constant */
            unit: "minutes";
        } | {
            amount: number;
            /** @constant */
            unit: "hours";
        } | {
            amount: number;
            /** @constant */
            unit: "days";
        };
        RoomAccount: {
            /** @enum {string} */
            kind: "google_meet" | "microsoft_teams" | "zoom";
            /**
             * Format: uuid
             * @description Identifier
             */
            connectionId: string;
        };
        RoutingAnswer: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            at: string;
            answers: {
                label: string;
                text: string;
            }[];
            /** @description The rule that fitted; null: none */
            rule: string | null;
            /** @description Where it led */
            to: components["schemas"]["RoutingTarget"];
        };
        RoutingForm: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            slug: string;
            description: string;
            questions: components["schemas"]["RoutingQuestion"][];
            /** @description In this order. The first that fits counts */
            rules: components["schemas"]["RoutingRule"][];
            /** @description For everybody whom no rule fits */
            otherwise: components["schemas"]["RoutingTarget"];
            /** @description Whether visitors see it */
            isOn: boolean;
            /** @description How many have answered it */
            answered: number;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        RoutingQuestion: {
            id: string;
            /** @enum {string} */
            type: "text" | "large_text" | "email" | "phone_number" | "single_options" | "multiple_options" | "dropdown";
            label: string;
            required: boolean;
            /** @description For questions with choices. Rules name them by id, so that they can be renamed */
            choices: {
                id: string;
                text: string;
            }[];
        };
        RoutingRule: {
            id: string;
            when: ({
                question: string;
                /** @enum {string} */
                is: "any_of" | "none_of";
                choices: string[];
            } | {
                question: string;
                /** @constant */
                is: "contains";
                text: string;
            } | {
                question: string;
                /** @enum {string} */
                is: "answered" | "unanswered";
            })[];
            to: components["schemas"]["RoutingTarget"];
        };
        RoutingTarget: {
            /** @constant */
            kind: "event_type";
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
        } | {
            /** @constant */
            kind: "person";
            /**
             * Format: uuid
             * @description `member_id` of somebody
             */
            id: string;
        } | {
            /** @constant */
            kind: "form";
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
        } | {
            /** @constant */
            kind: "address";
            /** Format: uri */
            url: string;
        } | {
            /** @constant */
            kind: "text";
            text: string;
        };
        RoutingWebhookPayload: {
            /** @description Of the event: the same in each webhook that hears of it */
            id: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            timestamp: string;
            test: boolean;
            /** @constant */
            type: "routing_form.answered";
            data: {
                form: {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    id: string;
                    name: string;
                    slug: string;
                };
                answer: components["schemas"]["RoutingAnswer"];
            };
        };
        Schedule: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            /** @description As the specification names it */
            is_default: boolean;
            /** @description IANA time zone */
            timeZone: string;
            weekly: components["schemas"]["WeeklyHours"];
            overrides: components["schemas"]["DateOverride"][];
            /** @description Grows with each change of the hours */
            version: number;
            /** @description How many event types use it */
            eventTypes: number;
        };
        SentWebhookDelivery: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @enum {string} */
            event: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked";
            /**
             * Format: uuid
             * @description What it was about: a booking, or the answer to a routing form
             */
            bookingId: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            attempts: number;
            status: number | null;
            problem: string | null;
            tookMs: number | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            occurredAt: string;
            lastAttemptAt: string | null;
            nextAttemptAt: string | null;
            body: string | null;
            answer: string | null;
        };
        Settings: {
            /** @description As invitees read it */
            name: string;
            firstName: string;
            lastName: string;
            company: string;
            phone: string | null;
            /** @description Above the list of event types */
            welcomeMessage: string;
            timeZone: string;
            /**
             * @description Interface language
             * @enum {string}
             */
            language: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
            /** @description Of pages and mails where an invitee says nothing; null: that of the host */
            inviteeLanguage: ("cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn") | null;
            /** @enum {string} */
            dateFormat: "auto" | "day_first" | "month_first";
            /** @enum {string} */
            timeFormat: "12h" | "24h";
            /** @enum {string} */
            weekStart: "mon" | "sun" | "sat";
            /** @enum {string} */
            theme: "dark" | "light" | "auto";
            /** @description Each booking costs the device of who books a moment of work: programs pay for it, people hardly notice */
            asksForProof: boolean;
            /** @description Earlier addresses that still lead here, and until when */
            formerLinks: {
                link: string;
                /** Format: date */
                until: string;
            }[];
        };
        SharedSettings: {
            /** @description Whether people can inherit that of the organization */
            logo: boolean;
            /** @description Whether people can inherit that of the organization */
            background: boolean;
            /** @description Whether people can inherit that of the organization */
            colors: boolean;
            /** @description Of pages and mails where an invitee says nothing */
            language: ("cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn") | null;
            /** @description Of all event types of a person, apart from those that an organization gave */
            reminders: components["schemas"]["Reminder"][] | null;
            /** @description With which a new event type begins if it is added without questions */
            questions: components["schemas"]["Question"][] | null;
            /** @description Which mails a person gets */
            mails: components["schemas"]["MailKinds"] | null;
        };
        SharedSettingsInput: {
            /** @description Whether people can inherit that of the organization */
            logo: boolean;
            /** @description Whether people can inherit that of the organization */
            background: boolean;
            /** @description Whether people can inherit that of the organization */
            colors: boolean;
            /** @description Of pages and mails where an invitee says nothing */
            language: string | null;
            /** @description Of all event types of a person, apart from those that an organization gave */
            reminders: components["schemas"]["Reminder"][] | null;
            /** @description With which a new event type begins if it is added without questions */
            questions: components["schemas"]["Question"][] | null;
            /** @description Which mails a person gets */
            mails: components["schemas"]["MailKindsInput"] | null;
        };
        Slots: {
            starts: string[];
            /** @description When there are none: the first bookable start after `to`, else the first of all; null where there is none at all */
            next: string | null;
            /**
             * @description A calendar of the host cannot be read, which they let count as free
             * @constant
             */
            mightBeBlocked?: true;
            /** @description One number for each of `starts`. Absent: the event type has no seats, or does not show how many are left */
            seatsLeft?: number[];
            /** @description For the invitee of a team’s meeting: more starts, at which only somebody else is free. Moving there needs `anybody` */
            others?: string[];
        };
        Team: {
            /** @enum {string} */
            kind: "collective" | "round_robin" | "fixed_and_pools" | "choice";
            people: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                memberId: string;
                /** @description `fixed` for those who always come, else the id of a pool */
                part: string;
                /** @description How many meetings, compared with others of the same priority */
                weight: number;
                /** @description Of those who are free, the highest comes first */
                priority: number;
                caps: {
                    /** @description The most meetings of this event type; null: no limit */
                    perDay: number | null;
                    /** @description The most meetings of this event type; null: no limit */
                    perWeek: number | null;
                };
                /** @description One of the person’s schedules; null: the default one */
                scheduleId: string | null;
                /** @description The first date with meetings again, where the organization is; null: not away */
                awayUntil: string | null;
            }[];
            pools: {
                id: string;
                name: string;
                /** @description How many of the pool come to a meeting */
                take: number;
            }[];
            /** @description Members who are not named are in the first pool, also those who join later */
            everybody: boolean;
            /**
             * @description Turns are counted anew in each, where the organization is
             * @enum {string}
             */
            period: "month" | "quarter";
            /** @description A meeting to which the invitee did not come counts as a turn */
            noShowCounts: boolean;
            /** @description Whoever is so many meetings ahead of their share is not offered; null: no limit. It hides times */
            maxAhead: number | null;
            /** @description Customers whom a connected CRM knows come to their owner there, if the owner is free. Without effect where the invitee chooses */
            ownerFirst: boolean;
        };
        TeamsWithGaps: {
            teams: {
                /**
                 * Format: uuid
                 * @description Identifier
                 */
                eventTypeId: string;
                /** @description Required hosts who have gone; null: not a member any more */
                fixed: {
                    name: string | null;
                }[];
                /** @description Pools with fewer people than come to a meeting: nobody can book it */
                pools: {
                    id: string;
                    name: string;
                    take: number;
                    size: number;
                }[];
            }[];
        };
        /** @description The first and the last date, in the zone of each schedule */
        TimeAway: {
            /**
             * Format: date
             * @description A date without time and zone, YYYY-MM-DD
             */
            from: string;
            /**
             * Format: date
             * @description A date without time and zone, YYYY-MM-DD
             */
            to: string;
        };
        TimesBlock: {
            /** @description The page that books, with the invitee filled in */
            url: string;
            starts: string[];
            html: string;
            text: string;
            /** @description Address of a picture that shows what is still free when it is loaded. Null: no times */
            picture: string | null;
        };
        /** @description Whom the message is for: the page fills them in */
        TimesBlockInvitee: {
            name?: string;
            email?: string;
        };
        /** @description What the times book */
        TimesBlockSource: {
            /** @enum {string} */
            kind: "event_type" | "one_off";
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
        };
        UpcomingTurns: {
            /**
             * Format: date
             * @description The first date of the period that is counted now
             */
            period: string;
            pools: {
                id: string;
                /** @description In the order in which they are chosen */
                people: {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    memberId: string;
                    /** @description Theirs in the period; a fraction where they began level with the others */
                    meetings: number;
                    /** @description Their share of all meetings of the period */
                    share: number;
                    /** @description Why the next meeting is theirs; null: it is not */
                    next: ("only_one_free" | "priority" | "due" | "furthest_behind" | "least_recent" | "order" | "customer" | "chosen" | "reassigned") | null;
                    /** @description Why they take no meetings now; null: they do */
                    closed: ("away" | "too_far_ahead") | null;
                }[];
            }[];
        };
        Video: {
            /** @description Identifier of a video, also in the address of its page */
            id: string;
            title: string;
            folderId: string | null;
            chapters: components["schemas"]["VideoChapter"][];
            cues: components["schemas"]["VideoCue"][];
            /**
             * @description `private`: only the host. `link`: whoever has the address. `password`: who also knows it
             * @enum {string}
             */
            privacy: "private" | "link" | "password";
            /** @description Whether it has one */
            password: boolean;
            until: string | null;
            /** @enum {string} */
            source: "recorded" | "uploaded" | "youtube" | "vimeo";
            /** @description At YouTube or Vimeo */
            url: string | null;
            /** @enum {string} */
            state: "uploading" | "processing" | "ready" | "failed";
            failure: ("type" | "unreadable" | "no_picture" | "too_long" | "too_large" | "too_many_tracks" | "needs_ffmpeg" | "slow" | "other") | null;
            /** @description `most_browsers`: its encoding is not read by all of them */
            plays: ("everywhere" | "most_browsers") | null;
            seconds: number | null;
            width: number | null;
            height: number | null;
            /** @description Of all its files */
            bytes: number;
            files: components["schemas"]["VideoFiles"];
            trim: components["schemas"]["VideoTrim"] | null;
            captions: components["schemas"]["VideoCaptions"][];
            transcript: components["schemas"]["VideoTranscript"] | null;
            /**
             * Format: uri
             * @description Its public page
             */
            page: string;
            /** @description The address of its picture for mails. It does not end. Null: there is none that everybody may see */
            picture: string | null;
            /** @description While its bytes are on their way */
            upload: components["schemas"]["VideoUpload"] | null;
            usedIn: {
                /** @enum {string} */
                kind: "event_type" | "campaign";
                id: string;
                name: string;
            }[];
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
            /** @description It can be restored for 7 days */
            deletedAt: string | null;
        };
        /** @description Captions in one language */
        VideoCaptions: {
            language: string;
            label: string;
            /** @description A speech recognizer wrote them, and nobody has checked them */
            byMachine: boolean;
        };
        VideoChapter: {
            at: number;
            title: string;
        };
        VideoCue: {
            from: number;
            /** @description Null: to the end */
            until: number | null;
            text: string;
            /** @constant */
            kind: "text";
        } | {
            from: number;
            /** @description Null: to the end */
            until: number | null;
            text: string;
            /** @constant */
            kind: "link";
            /** Format: uri */
            url: string;
        } | {
            from: number;
            /** @description Null: to the end */
            until: number | null;
            text: string;
            /** @constant */
            kind: "book";
            /**
             * Format: uuid
             * @description Whose booking page opens beside the video, which pauses
             */
            eventTypeId: string;
        };
        VideoFigures: {
            /** @description Opened in a browser, and seen */
            opened: number;
            played: number;
            /** @description Of those: how many played 25, 50, 75 and 95 percent */
            quarters: number[];
            /** @description Opened the booking page beside the video, or followed a link over it */
            clicked: number;
            booked: number;
            /** @description Where the video was at those bookings */
            bookedSeconds: number[];
            secondsWatched: number;
            /** @description Perhaps programs. They count nowhere else */
            suspect: number;
            /** @description How many views played each part of the video */
            curve: number[];
            /** @description Seconds of one part */
            step: number;
        };
        /** @description Signed addresses on this server, good for 6 hours */
        VideoFiles: {
            play: string | null;
            poster: string | null;
            /** @description A few seconds for mails */
            gif: string | null;
        };
        VideoFolder: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            name: string;
            videos: number;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
        };
        VideoLimits: {
            /** @description How many there are */
            videos: number;
            videosMax: number;
            bytes: number;
            bytesMax: number;
            fileBytesMax: number;
            recordingSecondsMax: number;
            /** @description Its disk has room for few videos more */
            serverNearlyFull: boolean;
            /** @description Of personal videos: a lead whose link shows a video uses its length, once */
            minutes: {
                /** @description In this month (UTC): the length of the video, once for each new lead */
                usedSeconds: number;
                /** @description A month; null: no limit */
                max: number | null;
            };
            types: ("mp4" | "webm" | "ogg")[];
            /** @description Whether this server can convert videos and take pictures out of them (ffmpeg) */
            converts: boolean;
            /** @description Whether this server has a speech recognizer for captions */
            transcribes: boolean;
        };
        /** @description Captions that a speech recognizer is writing, or could not write */
        VideoTranscript: {
            language: string;
            /** @enum {string} */
            state: "working" | "failed";
            failure: ("no_sound" | "no_words" | "unavailable" | "refused" | "slow" | "changed") | null;
        };
        VideoTrim: {
            /** @description Seconds of the whole video */
            from: number;
            /** @description Seconds of the whole video */
            to: number;
            /**
             * @description Only `done` has changed the video
             * @enum {string}
             */
            state: "working" | "done" | "failed";
            /** @description Until then, the whole can be restored */
            undoUntil: string | null;
        };
        VideoUpload: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @description An address on this server that speaks tus 1.0: HEAD and PATCH with the same token */
            url: string;
            /** @description Null: not known yet, as while recording */
            bytes: number | null;
            received: number;
            /** @description The most bytes of one PATCH */
            chunkBytes: number;
            /**
             * Format: date-time
             * @description It ends then if nothing more comes
             */
            until: string;
        };
        VideoWebhookPayload: {
            /** @description Of the event: the same in each webhook that hears of it */
            id: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            timestamp: string;
            test: boolean;
            /** @enum {string} */
            type: "video.watched" | "lead.booked";
            data: {
                /** @description Null: the link leads to a booking page */
                video: {
                    id: string;
                    title: string;
                    seconds: number | null;
                } | null;
                campaign: {
                    id: string;
                    name: string;
                } | null;
                /** @description Whose link it was; null: the general one, or the page itself */
                lead: {
                    id: string;
                    externalKey: string;
                    email: string | null;
                    fields: {
                        [key: string]: string;
                    };
                } | null;
                /** @description Null: the link leads to a booking page */
                view: {
                    id: string;
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    openedAt: string;
                    /** @description Different seconds, while the page was seen */
                    secondsWatched: number;
                    /** @description Of the video, from 0 to 1 */
                    part: number | null;
                    bookingId: string | null;
                    /** @description Where the video was at the booking */
                    bookedSecond: number | null;
                } | null;
                /** @description Of `lead.booked` */
                bookingId: string | null;
            };
        };
        Webhook: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** Format: uri */
            url: string;
            events: ("invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked")[];
            /** @description The service that set it up by `POST /hooks`. Null: a person did, or `POST /webhooks` */
            app: ("zapier" | "pabbly_connect" | "other") | null;
            isOn: boolean;
            isGone: boolean;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            createdAt: string;
            health: {
                /** @enum {string} */
                state: "healthy" | "slow" | "paused";
                since: string | null;
                failures: number;
                nextTryAt: string | null;
            };
            lastDelivery: components["schemas"]["WebhookDelivery"] | null;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Identifier
             */
            id: string;
            /** @enum {string} */
            event: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked";
            /**
             * Format: uuid
             * @description What it was about: a booking, or the answer to a routing form
             */
            bookingId: string;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed";
            attempts: number;
            status: number | null;
            problem: string | null;
            tookMs: number | null;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            occurredAt: string;
            lastAttemptAt: string | null;
            nextAttemptAt: string | null;
        };
        WebhookPayload: {
            /** @description Of the event: the same in each webhook that hears of it */
            id: string;
            /**
             * Format: date-time
             * @description An instant, ISO 8601, in answers always UTC
             */
            timestamp: string;
            test: boolean;
            /** @enum {string} */
            type: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided";
            data: {
                booking: {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    id: string;
                    /** @enum {string} */
                    status: "scheduled" | "canceled";
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    end: string;
                    /** @description Of a meeting for a whole date, which is the same for everybody; null: at a time */
                    date: string | null;
                    duration: number;
                    eventName: string;
                    location: components["schemas"]["Location"];
                    invitee: {
                        name: string;
                        email: string;
                        timeZone: string;
                        /**
                         * @description Interface language
                         * @enum {string}
                         */
                        language: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
                    };
                    guests: string[];
                    answers: {
                        label: string;
                        answer: string | string[];
                    }[];
                    formerStart: string | null;
                    rescheduleReason: string | null;
                    cancelReason: string | null;
                    canceledBy: ("host" | "invitee") | null;
                    eventTypeId: string | null;
                    tracking: {
                        [key: string]: string;
                    };
                    rescheduledBy: ("host" | "invitee") | null;
                    /**
                     * @description The invitee’s mail server refused the last email about it: they may not know of it
                     * @constant
                     */
                    mailRefused?: true;
                    /**
                     * @description Several have agreed on it in a poll: who comes voted for it
                     * @constant
                     */
                    isOfSeveral?: true;
                    /** @description Its start on the invitee’s clock, with the offset; null: a whole date */
                    inviteeStart: string | null;
                    /** @description The same for its end */
                    inviteeEnd: string | null;
                    /**
                     * Format: uri
                     * @description Where whoever has this link moves it, as the invitee
                     */
                    rescheduleUrl: string;
                    /**
                     * Format: uri
                     * @description The same for canceling
                     */
                    cancelUrl: string;
                    sequence: number;
                    /** @description Who comes on the hosts’ side; absent: this host alone */
                    people?: {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        id: string;
                        name: string;
                    }[];
                };
                /**
                 * Format: uuid
                 * @description Of `one_off.taken`
                 */
                oneOffId?: string;
                /**
                 * Format: uuid
                 * @description Of `poll.decided`
                 */
                pollId?: string;
            };
        };
        WeeklyHours: {
            mon: components["schemas"]["HourRange"][];
            tue: components["schemas"]["HourRange"][];
            wed: components["schemas"]["HourRange"][];
            thu: components["schemas"]["HourRange"][];
            fri: components["schemas"]["HourRange"][];
            sat: components["schemas"]["HourRange"][];
            sun: components["schemas"]["HourRange"][];
        };
        WhenUnread: {
            /** @description For how many minutes what was last read counts; null: until it can be read again */
            trustFor: number | null;
            /** @enum {string} */
            afterwards: "busy" | "free";
        };
        /** @enum {string} */
        ErrorCode: "invalid_input" | "malformed_body" | "body_too_large" | "unsupported_media_type" | "route_not_found" | "misdirected_request" | "not_signed_in" | "not_allowed" | "role_not_allowed" | "not_shown_to_role" | "upgrade_required" | "not_verified" | "rate_limited" | "mailbox_full" | "proof_needed" | "changed_meanwhile" | "slug_taken" | "link_expired" | "idempotency_key_reused" | "format_not_offered" | "unavailable" | "internal_error" | "account_not_found" | "gift_card_not_waiting" | "popup_not_found" | "exist_member_total" | "api_key_not_found" | "api_key_limit_reached" | "not_shown_to_key" | "key_not_allowed" | "availability_not_found" | "cannot_delete_availability" | "schedule_limit_reached" | "billing_off" | "billing_busy" | "card_refused" | "card_token_not_valid" | "card_missing" | "card_in_use" | "payment_method_not_found" | "intent_not_found" | "already_subscribed" | "not_subscribed" | "renewal_unpaid" | "coupon_not_valid" | "offer_not_open" | "booking_link_not_found" | "booking_link_limit_reached" | "booking_not_found" | "booking_erased" | "calendar_feed_not_found" | "slot_not_available" | "slot_taken" | "time_busy" | "others_only" | "hold_expired" | "code_wrong" | "code_used_up" | "requests_waiting" | "approval_not_found" | "approval_answered" | "approval_expired" | "offers_used_up" | "approval_closed" | "already_canceled" | "already_started" | "not_started" | "inside_notice" | "host_only" | "calendar_not_found" | "calendar_read_only" | "campaign_not_found" | "campaign_limit_reached" | "video_minutes_used_up" | "lead_not_found" | "client_not_found" | "client_not_connected" | "client_limit_reached" | "calendar_file_unreadable" | "provider_off" | "consent_invalid" | "consent_incomplete" | "account_refused" | "account_unreadable" | "account_unreachable" | "connection_not_found" | "crm_not_found" | "crm_busy" | "crm_booking_not_found" | "domain_not_found" | "embed_not_found" | "embed_limit_reached" | "event_type_not_found" | "event_type_off" | "event_type_given" | "event_type_limit_reached" | "export_not_found" | "export_fetching" | "needs_no_request" | "request_not_found" | "request_answered" | "mails_stopped" | "app_not_found" | "app_unreadable" | "app_limit_reached" | "grant_not_found" | "one_off_not_found" | "one_off_limit_reached" | "organization_not_found" | "owns_organization" | "next_owns_organization" | "transfer_pending" | "transfer_not_found" | "already_member" | "member_limit_reached" | "member_not_found" | "owner_stays" | "has_meetings" | "outreach_not_found" | "outreach_campaign_not_found" | "outreach_busy" | "owner_not_found" | "page_not_open" | "passkey_refused" | "passkey_not_found" | "passkey_limit_reached" | "wrong_password" | "session_not_found" | "event_limit_reached" | "poll_not_found" | "poll_limit_reached" | "poll_closed" | "poll_full" | "poll_without_votes" | "already_voted" | "option_full" | "vote_not_found" | "not_coming" | "too_few_points" | "invitation_not_found" | "cannot_invite_email" | "business_email_only" | "cannot_send_reminder" | "routing_form_not_found" | "routing_form_limit_reached" | "wrong_details" | "account_disabled" | "verification_invalid" | "code_invalid" | "two_factor_needed" | "two_factor_wrong" | "two_factor_is_off" | "two_factor_is_on" | "video_not_found" | "video_folder_not_found" | "video_folder_limit_reached" | "video_limit_reached" | "video_storage_full" | "server_storage_full" | "video_type" | "video_too_large" | "video_not_ready" | "upload_not_found" | "upload_expired" | "captions_unreadable" | "transcript_not_available" | "trim_not_available" | "trim_expired" | "cannot_create_gif" | "frames_not_available" | "webhook_not_found" | "webhook_off" | "webhook_limit_reached" | "hook_limit_reached" | "delivery_not_found" | "delivery_erased";
        FieldError: {
            path: string;
            reason: string;
            message: string;
            /** @description Of a text that is `too_long`: how many characters came */
            length?: number;
            /** @description Of the same: how many would be accepted */
            max?: number;
        };
        /** @description RFC 9457 problem document */
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ErrorCode"];
            detail?: string;
            /** @description The request's id */
            instance: string;
            errors?: components["schemas"]["FieldError"][];
            proof?: {
                challenge: string;
                bits: number;
            };
            nearest?: string[];
            conflicts?: components["schemas"]["Reason"][];
            /** @description In seconds, as `Retry-After` */
            retryAfter?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_users_aboutme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_organization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_outreach_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outreach"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_outreach_id_targets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        targets: components["schemas"]["OutreachTarget"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_outreach_id_campaigns_campaignid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targetId: string;
                    targetName: string;
                    /** @description The custom field there that gets each lead’s link */
                    linkField: string;
                    /**
                     * @description What marks leads who book: at HeyReach a tag, at Instantly the label that is their interest status. Null: none, and always null at La Growth Machine
                     * @default null
                     */
                    tag?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outreach"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_outreach_id_campaigns_campaignid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outreach"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_outreach_id_campaigns_campaignid_push: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outreach"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_outreach_id_campaigns_campaignid_push: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                campaignId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outreach"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_outreach_id_hook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uri */
                        address: string;
                        outreach: components["schemas"]["Outreach"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_outreach_id_hook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outreach"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_organization_event_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        eventTypes: components["schemas"]["AskableEventType"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    firstName?: string;
                    lastName?: string;
                    company?: string;
                    phone?: string | null;
                    welcomeMessage?: string;
                    /** @description IANA time zone */
                    timeZone?: string;
                    /** @description Interface language: its key, or a BCP 47 tag such as he-IL */
                    language?: string;
                    inviteeLanguage?: string | null;
                    /** @enum {string} */
                    dateFormat?: "auto" | "day_first" | "month_first";
                    /** @enum {string} */
                    timeFormat?: "12h" | "24h";
                    /** @enum {string} */
                    weekStart?: "mon" | "sun" | "sat";
                    /** @enum {string} */
                    theme?: "dark" | "light" | "auto";
                    asksForProof?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_settings_link: {
        parameters: {
            query: {
                link: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isFree: boolean;
                        suggestions: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_settings_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    link: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_settings_branding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_settings_branding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    colors?: {
                        background?: string | null;
                        text?: string | null;
                        button?: string | null;
                    };
                    hidesProductName?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_settings_branding_kind: {
        parameters: {
            query?: {
                crop?: string;
            };
            header?: never;
            path: {
                kind: "avatar" | "logo" | "background";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_settings_branding_kind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "avatar" | "logo" | "background";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Branding"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_analytics: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Analytics"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_domain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        domain: components["schemas"]["Domain"] | null;
                        target: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_domain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Such as meet.example.com */
                    domain: string;
                    /** @description The domain that the caller knows of, or null; refused where another one is set */
                    current?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_domain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The domain that the caller knows of, or null; refused where another one is set */
                    current?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_domain_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_availability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        schedules: components["schemas"]["Schedule"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_availability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description IANA time zone */
                    timeZone: string;
                    weekly: components["schemas"]["WeeklyHours"];
                    /** @default [] */
                    overrides?: components["schemas"]["DateOverride"][];
                    /** @default false */
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_availability_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_availability_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_availability_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description IANA time zone */
                    timeZone?: string;
                    weekly?: components["schemas"]["WeeklyHours"];
                    overrides?: components["schemas"]["DateOverride"][];
                    is_default?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_availability_id_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_days_off: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOff"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_days_off: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country?: string | null;
                    /** @description Absent with a country: the whole country */
                    region?: string | null;
                    /** @description The holidays on which the usual hours apply */
                    availableOn?: string[];
                    away?: components["schemas"]["TimeAway"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOff"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_days_off_countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: components["schemas"]["HolidayCountry"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        eventTypes: components["schemas"]["EventType"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_event_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    slug: string;
                    description: string;
                    isOn?: boolean;
                    /** @description Only people with its link find it: no public list names it, and search engines leave it out */
                    isSecret?: boolean;
                    /** @description What its page says while it is off; empty: a text of ours */
                    offText?: string;
                    locations: components["schemas"]["OfferedLocation"][];
                    duration?: number;
                    increment?: number;
                    bufferBefore?: number;
                    bufferAfter?: number;
                    minimumNotice?: number;
                    rescheduleNotice?: number;
                    cancelNotice?: number;
                    window?: components["schemas"]["BookingWindow"];
                    limits?: components["schemas"]["BookingLimits"];
                    questions?: components["schemas"]["Question"][];
                    /** @description The hours. Of an organization only those of copies in which it locks them: its own meetings follow the schedule of each person of the team */
                    availability?: {
                        /** @constant */
                        kind: "schedule";
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        scheduleId: string;
                    } | {
                        /** @constant */
                        kind: "custom";
                        hours: components["schemas"]["Hours"];
                    };
                    reminders?: components["schemas"]["Reminder"][];
                    confirmation?: {
                        /** @constant */
                        kind: "page";
                    } | {
                        /** @constant */
                        kind: "redirect";
                        /** Format: uri */
                        url: string;
                    };
                    allowGuests?: boolean;
                    /** @description Whether invitees first confirm their email address: the time is held for them meanwhile, and nothing is booked */
                    confirmEmail?: boolean;
                    /** @description The host approves each booking: the time is held for the invitee meanwhile, and nothing is booked. Null: they do not */
                    approval?: components["schemas"]["Approval"] | null;
                    video?: components["schemas"]["EventVideo"] | null;
                    /** @description How many invitees can book the same time. Null: one */
                    seats?: number | null;
                    /** @description Whether invitees see how many seats are left */
                    showSeatsLeft?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_event_types: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: string[];
                    confirmEmail: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_suggestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Very many bookings came at once, the last time then */
                        confirmEmail: {
                            /**
                             * Format: date-time
                             * @description An instant, ISO 8601, in answers always UTC
                             */
                            at: string;
                        } | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_deleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        eventTypes: components["schemas"]["DeletedEventType"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_event_types_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_event_types_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    slug?: string;
                    description?: string;
                    isOn?: boolean;
                    /** @description Only people with its link find it: no public list names it, and search engines leave it out */
                    isSecret?: boolean;
                    /** @description What its page says while it is off; empty: a text of ours */
                    offText?: string;
                    locations?: components["schemas"]["OfferedLocation"][];
                    duration?: number;
                    increment?: number;
                    bufferBefore?: number;
                    bufferAfter?: number;
                    minimumNotice?: number;
                    rescheduleNotice?: number;
                    cancelNotice?: number;
                    window?: components["schemas"]["BookingWindow"];
                    limits?: components["schemas"]["BookingLimits"];
                    questions?: components["schemas"]["Question"][];
                    /** @description The hours. Of an organization only those of copies in which it locks them: its own meetings follow the schedule of each person of the team */
                    availability?: {
                        /** @constant */
                        kind: "schedule";
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        scheduleId: string;
                    } | {
                        /** @constant */
                        kind: "custom";
                        hours: components["schemas"]["Hours"];
                    };
                    reminders?: components["schemas"]["Reminder"][];
                    confirmation?: {
                        /** @constant */
                        kind: "page";
                    } | {
                        /** @constant */
                        kind: "redirect";
                        /** Format: uri */
                        url: string;
                    };
                    allowGuests?: boolean;
                    /** @description Whether invitees first confirm their email address: the time is held for them meanwhile, and nothing is booked */
                    confirmEmail?: boolean;
                    /** @description The host approves each booking: the time is held for the invitee meanwhile, and nothing is booked. Null: they do not */
                    approval?: components["schemas"]["Approval"] | null;
                    video?: components["schemas"]["EventVideo"] | null;
                    /** @description How many invitees can book the same time. Null: one */
                    seats?: number | null;
                    /** @description Whether invitees see how many seats are left */
                    showSeatsLeft?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_deletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description They stay, and invitees can still reschedule and cancel them */
                        upcomingMeetings: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_event_types_id_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_event_types_id_copy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_event_types_order: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_links: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        links: components["schemas"]["BookingLink"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_event_types_id_links: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How many are made
                     * @default 1
                     */
                    count?: number;
                    /**
                     * @description How many bookings can be made with it. Canceling one gives none back
                     * @default 1
                     */
                    maxUses?: number;
                    /**
                     * @description From then on it has expired; null: it does not expire
                     * @default null
                     */
                    expiresAt?: string | null;
                    /**
                     * @description A note that only the host sees
                     * @default
                     */
                    label?: string;
                    /**
                     * @description What the form begins with; for one link alone
                     * @default null
                     */
                    prefill?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        email?: string | "";
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        links: components["schemas"]["BookingLink"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_event_types_id_links_linkid_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingLink"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_event_types_id_links_linkid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_managed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_event_types_id_managed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Fields that people cannot change, and that follow every change here */
                    locked: ("name" | "slug" | "description" | "isOn" | "isSecret" | "offText" | "locations" | "duration" | "increment" | "bufferBefore" | "bufferAfter" | "minimumNotice" | "rescheduleNotice" | "cancelNotice" | "window" | "limits" | "questions" | "availability" | "reminders" | "confirmation" | "allowGuests" | "confirmEmail" | "approval" | "video")[];
                    /** @description Members who are not named get it, also those who join later */
                    everybody: boolean;
                    people: {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        memberId: string;
                        gets: boolean;
                        /** @description The address at which it begins below their link; null: the one that it has here */
                        slug: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEventType"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_event_types_id_managed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_organization_shared_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSettings"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_organization_shared_settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharedSettingsInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedSettings"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_settings_inherited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritedSettings"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_settings_inherited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    field: "logo" | "background" | "colors" | "language" | "reminders" | "questions" | "mails";
                    /** @description From whom it is inherited; null: the person’s own */
                    organizationId: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InheritedSettings"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_one_offs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        oneOffs: components["schemas"]["OneOff"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_one_offs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                    duration: number;
                    locations: components["schemas"]["OfferedLocation"][];
                    /** @description Starts that are offered, also outside of the usual hours */
                    slots: string[];
                    /** @description From then on its link has expired; null: after its last time */
                    expiresAt?: string | null;
                    /** @description Whether its times are kept free from other bookings */
                    holdsTimes?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneOff"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_one_offs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneOff"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_one_offs_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_one_offs_id_slots: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_times_blocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    of: components["schemas"]["TimesBlockSource"];
                    /** @description Which times to offer. Absent: the next free ones */
                    starts?: string[];
                    /** @description Of the recipient. Absent: the host’s */
                    timeZone?: string;
                    /**
                     * @description Of the message. Absent: the host’s
                     * @enum {string}
                     */
                    language?: "cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn";
                    invitee?: components["schemas"]["TimesBlockInvitee"];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesBlock"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_polls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        polls: components["schemas"]["PollSummary"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_polls: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description?: string;
                    duration: number;
                    /** @description From then on nobody can vote; null: until its last time */
                    deadline?: string | null;
                    /** @description Voters do not see who else has voted */
                    hidesNames?: boolean;
                    /** @description Voters do not see how others have voted */
                    hidesVotes?: boolean;
                    /** @description Voters are told when options have changed, and when they have to vote anew */
                    notifiesParticipants?: boolean;
                    /** @description The host is told of votes */
                    notifiesHost?: boolean;
                    locations: components["schemas"]["Location"][];
                    /** @description Whether its times are kept free from other bookings */
                    holdsTimes?: boolean;
                    /**
                     * @description By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest
                     * @enum {string}
                     */
                    ending?: "host" | "agreement" | "deadline";
                    /** @description IANA time zone */
                    timeZone: string;
                    /** @description Its options are dates in its zone */
                    isAllDay?: boolean;
                    questions?: components["schemas"]["Question"][];
                    options: {
                        /**
                         * Format: date-time
                         * @description An instant, ISO 8601, in answers always UTC
                         */
                        start: string;
                        capacity?: number | null;
                    }[];
                    people?: {
                        email: string;
                        isRequired: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_polls_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_polls_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_polls_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    description?: string;
                    duration?: number;
                    /** @description From then on nobody can vote; null: until its last time */
                    deadline?: string | null;
                    /** @description Voters do not see who else has voted */
                    hidesNames?: boolean;
                    /** @description Voters do not see how others have voted */
                    hidesVotes?: boolean;
                    /** @description Voters are told when options have changed, and when they have to vote anew */
                    notifiesParticipants?: boolean;
                    /** @description The host is told of votes */
                    notifiesHost?: boolean;
                    locations?: components["schemas"]["Location"][];
                    /** @description Whether its times are kept free from other bookings */
                    holdsTimes?: boolean;
                    /**
                     * @description By the host; by itself once all who have to be there share a yes; or at the deadline. Of several the best: most of those who have to be there, most yes, most if need be, fewest no, the earliest
                     * @enum {string}
                     */
                    ending?: "host" | "agreement" | "deadline";
                    /** @description What was answered stays with the id of its question */
                    questions?: components["schemas"]["Question"][];
                    options?: {
                        add?: {
                            /**
                             * Format: date-time
                             * @description An instant, ISO 8601, in answers always UTC
                             */
                            start: string;
                            capacity?: number | null;
                        }[];
                        remove?: number[];
                    };
                    people?: {
                        /** @description Who is new is asked to vote */
                        put?: {
                            email: string;
                            isRequired: boolean;
                        }[];
                        remove?: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_polls_id_finish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    option: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_polls_id_remind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reminded: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_routing_forms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        forms: components["schemas"]["RoutingForm"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_routing_forms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    slug: string;
                    description?: string;
                    questions?: components["schemas"]["RoutingQuestion"][];
                    /** @description In this order. The first that fits counts */
                    rules?: components["schemas"]["RoutingRule"][];
                    /** @description For everybody whom no rule fits */
                    otherwise: components["schemas"]["RoutingTarget"];
                    /** @description Whether visitors see it */
                    isOn?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingForm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_routing_forms_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingForm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_routing_forms_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_routing_forms_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    slug?: string;
                    description?: string;
                    questions?: components["schemas"]["RoutingQuestion"][];
                    /** @description In this order. The first that fits counts */
                    rules?: components["schemas"]["RoutingRule"][];
                    /** @description For everybody whom no rule fits */
                    otherwise?: components["schemas"]["RoutingTarget"];
                    /** @description Whether visitors see it */
                    isOn?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingForm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_routing_forms_id_answers: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answers: components["schemas"]["RoutingAnswer"][];
                        more: boolean;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_busy: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyTimes"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_slots: {
        parameters: {
            query: {
                owner: string;
                event: string;
                person?: string;
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_slots: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_event_types_preview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Of a saved one: its people are asked, and what is booked of it counts towards its limits. Absent: of a new one, as saving would make it
                     */
                    id?: string;
                    /** @description Of an organization: who would take its meetings. Absent: the saved team */
                    team?: components["schemas"]["Team"];
                    duration: number;
                    increment: number;
                    bufferBefore: number;
                    bufferAfter: number;
                    minimumNotice: number;
                    window: components["schemas"]["BookingWindow"];
                    limits: components["schemas"]["BookingLimits"];
                    /** @description The hours. Of an organization only those of copies in which it locks them: its own meetings follow the schedule of each person of the team */
                    availability: {
                        /** @constant */
                        kind: "schedule";
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        scheduleId: string;
                    } | {
                        /** @constant */
                        kind: "custom";
                        hours: components["schemas"]["Hours"];
                    };
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    to: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_reasons: {
        parameters: {
            query: {
                start: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description An instant, ISO 8601, in answers always UTC
                         */
                        start: string;
                        /** @description Of a team: what holds for everybody; `too_few_people` if too few can come */
                        reasons: components["schemas"]["Reason"][];
                        /** @description Of a team: everybody who might come */
                        people?: components["schemas"]["PersonReasons"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_team: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_event_types_id_team: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Team"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_event_types_id_turns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingTurns"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_organization_team_gaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamsWithGaps"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_organization_schedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberSchedules"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_time_zones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the IANA time zone database, such as 2026f */
                        version: string;
                        /** @description `until;name since offset since offset …;name …`: zones that changed of late, in minutes since 1970 and east of UTC, to base 36 */
                        told: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_owners_owner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        owner: components["schemas"]["PublicOwner"];
                        events: components["schemas"]["PublicEventSummary"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_owners_owner_events_event: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                owner: string;
                event: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        owner: components["schemas"]["PublicOwner"];
                        event: components["schemas"]["PublicEvent"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bookings: {
        parameters: {
            query?: {
                tab?: "upcoming" | "past";
                include_canceled?: string;
                q?: string;
                from?: string;
                to?: string;
                event_type_id?: string;
                person_id?: string;
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bookings: components["schemas"]["HostBooking"][];
                        next: string | null;
                        total: number;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: string;
                    event: string;
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                    /** @description The link of whom the invitee wants, where an event lets them choose; absent: anybody */
                    person?: string;
                    /** @description IANA time zone */
                    timeZone: string;
                    /** @description Interface language: its key, or a BCP 47 tag such as he-IL */
                    language?: string;
                    /** @description BCP 47: how dates and times are written in mails; its language is `language` */
                    locale?: string;
                    invitee: {
                        name: string;
                        email: string;
                    };
                    /** @default [] */
                    guests?: string[];
                    /**
                     * @description By question; `invitee_phone` is the number to call, for a location of this kind
                     * @default {}
                     */
                    answers?: {
                        [key: string]: string | string[];
                    };
                    /** @default 0 */
                    location?: number;
                    /** @default {} */
                    tracking?: {
                        [key: string]: string;
                    };
                    /** @description The hold that this request takes the place of, such as after a mistyped email address */
                    hold?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        state: "booked";
                        booking: components["schemas"]["ManagedBooking"];
                        /** Format: uri */
                        manageUrl: string;
                        manageToken: string;
                        redirect: string | null;
                    } | {
                        /** @constant */
                        state: "confirm_email";
                        hold: components["schemas"]["Hold"];
                    } | {
                        /** @constant */
                        state: "await_approval";
                        hold: components["schemas"]["Hold"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_by_host: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                    /** @description The link of whom the invitee wants, where an event lets them choose; absent: anybody */
                    person?: string;
                    /** @description IANA time zone */
                    timeZone: string;
                    /** @description Interface language: its key, or a BCP 47 tag such as he-IL */
                    language?: string;
                    /** @description BCP 47: how dates and times are written in mails; its language is `language` */
                    locale?: string;
                    invitee: {
                        name: string;
                        email: string;
                    };
                    /** @default [] */
                    guests?: string[];
                    /**
                     * @description By question; `invitee_phone` is the number to call, for a location of this kind
                     * @default {}
                     */
                    answers?: {
                        [key: string]: string | string[];
                    };
                    /** @default 0 */
                    location?: number;
                    /** @default {} */
                    tracking?: {
                        [key: string]: string;
                    };
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    eventTypeId: string;
                    /**
                     * @description The hours, minimum notice, booking window and limits of the event type do not bind. A busy time is refused with `time_busy`, and `conflicts` says what is there
                     * @default false
                     */
                    anyTime?: boolean;
                    /**
                     * @description With `anyTime`: the `conflicts` of the refusal that the meeting may overlap. Others refuse it again
                     * @default []
                     */
                    acceptedConflicts?: {
                        /**
                         * Format: date-time
                         * @description An instant, ISO 8601, in answers always UTC
                         */
                        start: string;
                        /**
                         * Format: date-time
                         * @description An instant, ISO 8601, in answers always UTC
                         */
                        end: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_confirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hold?: string;
                    code?: string;
                    link?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        state: "booked";
                        booking: components["schemas"]["ManagedBooking"];
                        /** Format: uri */
                        manageUrl: string;
                        manageToken: string;
                        redirect: string | null;
                    } | {
                        /** @constant */
                        state: "confirm_email";
                        hold: components["schemas"]["Hold"];
                    } | {
                        /** @constant */
                        state: "await_approval";
                        hold: components["schemas"]["Hold"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_hold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hold: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        state: "booked";
                        booking: components["schemas"]["ManagedBooking"];
                        /** Format: uri */
                        manageUrl: string;
                        manageToken: string;
                        redirect: string | null;
                    } | {
                        /** @constant */
                        state: "confirm_email";
                        hold: components["schemas"]["Hold"];
                    } | {
                        /** @constant */
                        state: "await_approval";
                        hold: components["schemas"]["Hold"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_hold_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hold: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        state: "booked";
                        booking: components["schemas"]["ManagedBooking"];
                        /** Format: uri */
                        manageUrl: string;
                        manageToken: string;
                        redirect: string | null;
                    } | {
                        /** @constant */
                        state: "confirm_email";
                        hold: components["schemas"]["Hold"];
                    } | {
                        /** @constant */
                        state: "await_approval";
                        hold: components["schemas"]["Hold"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_booking_approvals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        requests: components["schemas"]["BookingApproval"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_booking_approvals_id_approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_booking_approvals_id_approve_proposed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_booking_approvals_id_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The invitee reads it in the mail
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_booking_approvals_id_offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Starts that are offered, also outside of the usual hours */
                    starts: string[];
                    /**
                     * @description The invitee reads it in the mail and on the page
                     * @default
                     */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingApproval"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_booking_approvals_id_offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_manage: {
        parameters: {
            query?: never;
            header: {
                /** @description `Manage`, a space, and the token of a booking */
                Authorization: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_manage_slots: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header: {
                /** @description `Manage`, a space, and the token of a booking */
                Authorization: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_manage_reschedule: {
        parameters: {
            query?: never;
            header: {
                /** @description `Manage`, a space, and the token of a booking */
                Authorization: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                    /** @default  */
                    reason?: string;
                    /** @description IANA time zone */
                    timeZone?: string;
                    /** @description Somebody else may hold the meeting if whoever does now is not free; else `others_only` */
                    anybody?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_manage_cancel: {
        parameters: {
            query?: never;
            header: {
                /** @description `Manage`, a space, and the token of a booking */
                Authorization: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bookings_csv: {
        parameters: {
            query?: {
                tab?: "upcoming" | "past";
                include_canceled?: string;
                q?: string;
                from?: string;
                to?: string;
                event_type_id?: string;
                person_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_calendar_feed_token: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bookings_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bookings_id_slots: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_id_reschedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                    /** @default  */
                    reason?: string;
                    /**
                     * @description Of an event type with seats: all invitees of this start, not this one alone
                     * @default false
                     */
                    allInvitees?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bookings_id_people: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingPeople"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_id_reassign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Who no longer comes; needed where several do
                     */
                    from?: string;
                    /** @description Who comes instead; null: whose turn it is */
                    to: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_id_no_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Who did not come; null: takes it back */
                    who: ("invitee" | "host") | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bookings_id_notes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    notes: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bookings_id_guests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description All who shall come along. Who is missing here is removed */
                    guests: string[];
                    /** @description The guests that the caller has read. Others are there meanwhile: `changed_meanwhile` */
                    current?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_bookings_id_location: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A room needs its link: no account makes one for it */
                    location: components["schemas"]["HostLocation"];
                    /** @description The location that the caller has read. Another is there meanwhile: `changed_meanwhile` */
                    current?: components["schemas"]["Location"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_id_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default  */
                    reason?: string;
                    /**
                     * @description Of an event type with seats: all invitees of this start, not this one alone
                     * @default false
                     */
                    allInvitees?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostBooking"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_calendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendars: components["schemas"]["Calendar"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_calendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    blocking: {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        connectionId: string;
                        /** @description As its provider names it */
                        id: string;
                    }[];
                    target: {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        connectionId: string;
                        /** @description As its provider names it */
                        id: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendars: components["schemas"]["Calendar"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_calendars_unread: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    connectionId: string;
                    /** @description As its provider names it */
                    id: string;
                    whenUnread: components["schemas"]["WhenUnread"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendars: components["schemas"]["Calendar"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_calendars_counted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Identifier
                     */
                    connectionId: string;
                    /** @description As its provider names it */
                    id: string;
                    /** @description What counts as busy besides what plainly is; `elsewhere`: working at another place */
                    counted: ("tentative" | "out_of_office" | "elsewhere")[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        calendars: components["schemas"]["Calendar"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_calendars_busy: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        times: components["schemas"]["CalendarBusyTime"][];
                        /** @description Accounts that did not answer */
                        unread: string[];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_calendars_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarChoices"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_calendars_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarChoices"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarChoices"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_campaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        campaigns: components["schemas"]["Campaign"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_campaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /**
                     * @description What sends the links; null: something else
                     * @default null
                     */
                    tool?: ("heyreach" | "la_growth_machine" | "smartlead" | "instantly" | "reply_io") | null;
                    /**
                     * @description The campaign’s id in that tool. Links work with it, too
                     * @default null
                     */
                    externalId?: string | null;
                    /** @default null */
                    videoId?: string | null;
                    destination: components["schemas"]["CampaignDestination"];
                    /**
                     * @description May have fields such as {{first_name|there}}
                     * @default
                     */
                    greeting?: string;
                    /**
                     * @description What stands for missing values, by the name of the field
                     * @default {}
                     */
                    fallbacks?: {
                        [key: string]: string;
                    };
                    /**
                     * @description Behind the video: nothing, the campaign’s picture, or a picture of the lead’s website, else the campaign’s
                     * @default none
                     * @enum {string}
                     */
                    background?: "none" | "image" | "website";
                    /**
                     * @description What the campaign’s picture shows, for people who do not see it
                     * @default
                     */
                    imageAlt?: string;
                    /**
                     * @default {
                     *       "corner": "bottom_left",
                     *       "size": "medium",
                     *       "shape": "round",
                     *       "greeting": false
                     *     }
                     */
                    overlay?: components["schemas"]["CampaignOverlay"];
                    /**
                     * @description `stopped`: its links end at once
                     * @default on
                     * @enum {string}
                     */
                    state?: "on" | "stopped";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_campaigns_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_campaigns_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_campaigns_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description What sends the links; null: something else */
                    tool?: ("heyreach" | "la_growth_machine" | "smartlead" | "instantly" | "reply_io") | null;
                    /** @description The campaign’s id in that tool. Links work with it, too */
                    externalId?: string | null;
                    videoId?: string | null;
                    destination?: components["schemas"]["CampaignDestination"];
                    /** @description May have fields such as {{first_name|there}} */
                    greeting?: string;
                    /** @description What stands for missing values, by the name of the field */
                    fallbacks?: {
                        [key: string]: string;
                    };
                    /**
                     * @description Behind the video: nothing, the campaign’s picture, or a picture of the lead’s website, else the campaign’s
                     * @enum {string}
                     */
                    background?: "none" | "image" | "website";
                    /** @description What the campaign’s picture shows, for people who do not see it */
                    imageAlt?: string;
                    overlay?: components["schemas"]["CampaignOverlay"];
                    /**
                     * @description `stopped`: its links end at once
                     * @enum {string}
                     */
                    state?: "on" | "stopped";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_campaigns_id_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_campaigns_id_image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_campaigns_id_image: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_campaigns_id_leads: {
        parameters: {
            query?: {
                search?: string;
                after?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        leads: components["schemas"]["Lead"][];
                        more: boolean;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_campaigns_id_leads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    leads: components["schemas"]["LeadRow"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        changed: number;
                        unchanged: number;
                        /** @description One problem for each refused row */
                        refused: components["schemas"]["RefusedLead"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_campaigns_id_figures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignFigures"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_campaigns_id_leads_leadid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                leadId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_campaigns_id_export_csv: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_dynamic_link_getlink: {
        parameters: {
            query: {
                owner: string;
                campaign_id?: string;
                lead_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_clients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clients: components["schemas"]["Client"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_clients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email?: string;
                    /**
                     * @description We send the link, or answer it for the host to copy
                     * @enum {string}
                     */
                    way: "mail" | "link";
                    /** @description The name of the meetings with them */
                    topic: string;
                    duration: number;
                    location: components["schemas"]["HostLocation"];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: components["schemas"]["Client"];
                        /** @description Only here, and only if the host wants to copy it */
                        link: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_clients_id_ask_again: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description We send the link, or answer it for the host to copy
                     * @enum {string}
                     */
                    way: "mail" | "link";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: components["schemas"]["Client"];
                        /** @description Only here, and only if the host wants to copy it */
                        link: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_clients_id_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Client"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_clients_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_clients_id_slots: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slots"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_clients_id_meetings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description An instant, ISO 8601, in answers always UTC
                     */
                    start: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        bookingId: string;
                        /**
                         * Format: date-time
                         * @description An instant, ISO 8601, in answers always UTC
                         */
                        start: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_connections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        providers: components["schemas"]["Provider"][];
                        connections: components["schemas"]["Connection"][];
                        /** @description Which rooms are made for new meetings, and by which account */
                        rooms: components["schemas"]["RoomAccount"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_crms_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_crms_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Guests become contacts, too */
                    addsGuests?: boolean;
                    mapping?: components["schemas"]["CrmMapping"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_crms_id_fields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fields: components["schemas"]["CrmField"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_crms_id_preview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    mapping: components["schemas"]["CrmMapping"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmPreview"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_crms_id_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    span: "past" | "future" | "all";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_crms_id_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_crms_id_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Crm"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_embeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        embeds: components["schemas"]["Embed"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_embeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    eventTypeId?: string | null;
                    /** @enum {string} */
                    kind: "inline" | "popup_widget" | "popup_text";
                    settings?: {
                        hideEventDetails?: boolean;
                        backgroundColor?: string;
                        textColor?: string;
                        buttonColor?: string;
                        buttonText?: string;
                        buttonBackground?: string;
                        buttonTextColor?: string;
                        linkText?: string;
                        closeLabel?: string;
                        /** @enum {string} */
                        theme?: "light" | "dark" | "auto";
                        language?: ("cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn") | null;
                        prefillName?: string;
                        prefillEmail?: string;
                        utmSource?: string;
                        utmMedium?: string;
                        utmCampaign?: string;
                        utmTerm?: string;
                        utmContent?: string;
                    };
                    allowedSites?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Embed"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_embeds_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Embed"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_embeds_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_embeds_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    eventTypeId?: string | null;
                    /** @enum {string} */
                    kind?: "inline" | "popup_widget" | "popup_text";
                    settings?: {
                        hideEventDetails?: boolean;
                        backgroundColor?: string;
                        textColor?: string;
                        buttonColor?: string;
                        buttonText?: string;
                        buttonBackground?: string;
                        buttonTextColor?: string;
                        linkText?: string;
                        closeLabel?: string;
                        /** @enum {string} */
                        theme?: "light" | "dark" | "auto";
                        language?: ("cz" | "dk" | "de" | "en" | "es" | "fr" | "it" | "hu" | "nl" | "no" | "pl" | "pt" | "ro" | "fi" | "sv" | "vi" | "tr" | "uk" | "ar" | "il" | "cn") | null;
                        prefillName?: string;
                        prefillEmail?: string;
                        utmSource?: string;
                        utmMedium?: string;
                        utmCampaign?: string;
                        utmTerm?: string;
                        utmContent?: string;
                    };
                    allowedSites?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Embed"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_embeds_check_up: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckUp"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_integrations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        integrations: components["schemas"]["Integration"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_integrations_appid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: "ga4" | "gtag" | "fpixel";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    trackingId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_integrations_appid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appId: "ga4" | "gtag" | "fpixel";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_settings_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostMails"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_settings_notifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    booked?: boolean;
                    rescheduled?: boolean;
                    canceled?: boolean;
                    reminder?: boolean;
                    /** @description Somebody watched a video by the link of a lead */
                    watched?: boolean;
                    /** @description A webhook that fails, or was turned off */
                    webhook?: boolean;
                    /** @description An invitee’s mail server refused an email for good */
                    undelivered?: boolean;
                    /**
                     * @description How often `watched` comes for the same lead: each time, but not twice in an hour; once a day; or only the first time
                     * @enum {string}
                     */
                    watchedPace?: "hourly" | "daily" | "once";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostMails"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_settings_notifications_held: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldMails"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_bookings_id_emails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingEmails"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_bookings_id_emails_confirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_videos: {
        parameters: {
            query?: {
                folder?: string | "none";
                search?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        videos: components["schemas"]["Video"][];
                        more: boolean;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    source: "recorded" | "uploaded";
                    /**
                     * Format: uuid
                     * @description Chosen by the caller. Repeat: the same id answers the same upload and video
                     */
                    id?: string;
                    /** @description File name. It ends with .mp4, .webm, .ogg */
                    name: string;
                    /** @description Null: not known yet. The last PATCH says it with `Upload-Length` */
                    bytes: number | null;
                    title?: string;
                    folderId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        video: components["schemas"]["Video"];
                        upload: components["schemas"]["VideoUpload"];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_videos_limits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoLimits"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_links: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uri
                     * @description Of a video at YouTube (its id has 11 characters) or Vimeo
                     */
                    url: string;
                    title?: string;
                    folderId?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_move: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                    folderId: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        videos: components["schemas"]["Video"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        videos: components["schemas"]["Video"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        videos: components["schemas"]["Video"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_videos_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_videos_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_videos_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    folderId?: string | null;
                    chapters?: components["schemas"]["VideoChapter"][];
                    cues?: components["schemas"]["VideoCue"][];
                    /**
                     * @description `private`: only the host. `link`: whoever has the address. `password`: who also knows it
                     * @enum {string}
                     */
                    privacy?: "private" | "link" | "password";
                    password?: string;
                    /** @description From then on, only the host sees it. Null: no end */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_videos_id_figures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoFigures"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_id_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_id_trim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Seconds of the whole video */
                    from: number;
                    /** @description Seconds of the whole video */
                    to: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_id_untrim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_videos_id_poster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_id_poster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    second: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_id_gif: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    second: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_videos_id_captions_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: string;
                        /** @description WebVTT */
                        text: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    put_videos_id_captions_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                    /** @description WebVTT */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_videos_id_captions_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    label: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_videos_id_captions_language: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Video"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_video_folders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        folders: components["schemas"]["VideoFolder"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_video_folders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoFolder"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_video_folders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_video_folders_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoFolder"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_hooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    target_url?: string;
                    /**
                     * Format: uri
                     * @description The same as `target_url`. Send one of them
                     */
                    hookUrl?: string;
                    /** @enum {string} */
                    event: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked";
                    /**
                     * @description Where the dashboard shows it. Absent: the host name of the address says it
                     * @enum {string}
                     */
                    app?: "zapier" | "pabbly_connect";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        id: string;
                        /** @enum {string} */
                        event: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked";
                        /** @description Signs what is sent. `whsec_` and base64 */
                        secret: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_hooks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_hooks_samples: {
        parameters: {
            query: {
                event: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["WebhookPayload"] | components["schemas"]["RoutingWebhookPayload"] | components["schemas"]["VideoWebhookPayload"])[];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        webhooks: components["schemas"]["Webhook"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: ("invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked")[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Identifier
                         */
                        id: string;
                        /** Format: uri */
                        url: string;
                        events: ("invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked")[];
                        /** @description The service that set it up by `POST /hooks`. Null: a person did, or `POST /webhooks` */
                        app: ("zapier" | "pabbly_connect" | "other") | null;
                        isOn: boolean;
                        isGone: boolean;
                        /**
                         * Format: date-time
                         * @description An instant, ISO 8601, in answers always UTC
                         */
                        createdAt: string;
                        health: {
                            /** @enum {string} */
                            state: "healthy" | "slow" | "paused";
                            since: string | null;
                            failures: number;
                            nextTryAt: string | null;
                        };
                        lastDelivery: components["schemas"]["WebhookDelivery"] | null;
                        /** @description Signs what is sent; shown this once. `whsec_` and base64 */
                        secret: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_webhooks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_webhooks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patch_webhooks_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    url?: string;
                    events?: ("invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked")[];
                    isOn?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_webhooks_id_retry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_webhooks_id_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Signs what is sent; shown this once. `whsec_` and base64 */
                        secret: string;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_webhooks_id_test: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    event: "invitee.created" | "invitee.rescheduled" | "invitee.reassigned" | "invitee.canceled" | "invitee.no_show" | "invitee.no_show_undone" | "one_off.taken" | "poll.decided" | "routing_form.answered" | "video.watched" | "lead.booked";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        delivered: boolean;
                        status: number | null;
                        problem: string | null;
                        tookMs: number;
                        answer: string | null;
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_webhooks_id_deliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deliveries: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    get_webhooks_id_deliveries_deliveryid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentWebhookDelivery"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    post_webhooks_id_deliveries_deliveryid_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Refused */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}

/** These take an `Idempotency-Key`: the same key gives the same answer. */
export const IDEMPOTENT: ReadonlySet<string> = new Set([
  'POST /availability',
  'POST /availability/{id}/copy',
  'POST /event-types',
  'POST /event-types/{id}/copy',
  'POST /event-types/{id}/links',
  'POST /one-offs',
  'POST /polls',
  'POST /routing-forms',
  'POST /bookings',
  'POST /bookings/by-host',
  'POST /manage/reschedule',
  'POST /manage/cancel',
  'POST /bookings/{id}/reschedule',
  'POST /bookings/{id}/reassign',
  'POST /bookings/{id}/cancel',
  'POST /campaigns',
  'POST /clients',
  'POST /bookings/{id}/emails/confirmation',
])
