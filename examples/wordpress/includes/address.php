<?php
/**
 * Addresses: the scheduling server's, and those of booking pages on it.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

/** The scheduling server, such as `https://meet.example.com`; empty until somebody entered it. */
function origin(): string {
	return accepted_origin( (string) get_option( 'scheduling_origin', '' ) );
}

/** As it is stored; empty where it is not `http://` or `https://`, a host and perhaps a port. */
function accepted_origin( string $given ): string {
	$origin = strtolower( rtrim( trim( $given ), '/' ) );
	return preg_match( '~^https?://([\p{L}\p{N}.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$~Du', $origin ) ? $origin : '';
}

/** Where visitors book: `demo/30min` on the server, or a whole address; the default page where nothing is given. */
function booking_page( string $given ): string {
	$page = trim( $given );
	if ( '' === $page ) {
		$page = (string) get_option( 'scheduling_page', '' );
	}
	if ( '' === $page || preg_match( '~^https?://~i', $page ) ) {
		return $page;
	}
	return origin() . '/' . ltrim( $page, '/' );
}

/** Whether it stands on the scheduling server. Only an administrator says which server that is. */
function is_on_server( string $address ): bool {
	return '' !== origin() && 0 === stripos( $address, origin() . '/' );
}
