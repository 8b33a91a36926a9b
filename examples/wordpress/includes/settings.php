<?php
/**
 * The two settings. WordPress itself asks for the nonce and the capability before it calls what cleans them.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'scheduling';

function register_settings(): void {
	register_setting( SETTINGS, 'scheduling_origin', array( 'sanitize_callback' => __NAMESPACE__ . '\clean_origin' ) );
	register_setting( SETTINGS, 'scheduling_page', array( 'sanitize_callback' => __NAMESPACE__ . '\clean_page' ) );
}

/**
 * @param mixed $given What was entered.
 * @return string What is stored: the old one where the new one cannot be used.
 */
function clean_origin( $given ): string {
	$given  = is_string( $given ) ? trim( $given ) : '';
	$origin = accepted_origin( $given );
	if ( '' === $origin && '' !== $given ) {
		/* translators: %s: what somebody entered. */
		refuse( 'scheduling_origin', $given, __( '“%s” is not the address of a server. Enter one such as https://meet.example.com, with nothing after the host name.', 'scheduling' ) );
		return (string) get_option( 'scheduling_origin', '' );
	}
	return $origin;
}

/**
 * @param mixed $given What was entered.
 * @return string What is stored: the old one where the new one cannot be used.
 */
function clean_page( $given ): string {
	$page = is_string( $given ) ? trim( $given ) : '';
	if ( is_on_server( $page ) ) {
		$page = substr( $page, strlen( origin() ) );
	}
	$page = trim( $page, '/' );
	if ( ! preg_match( '~^[\p{L}\p{N}._/-]*$~Du', $page ) ) {
		/* translators: %s: what somebody entered. */
		refuse( 'scheduling_page', $page, __( '“%s” is not a booking page of your server. Enter one such as demo/30min.', 'scheduling' ) );
		return (string) get_option( 'scheduling_page', '' );
	}
	return $page;
}

// WordPress prints the messages of settings as HTML.
function refuse( string $setting, string $given, string $sentence ): void {
	add_settings_error( $setting, 'refused', esc_html( sprintf( $sentence, $given ) ) );
}
