<?php
/**
 * The connection test: asks the scheduling server what an embed needs and says in a sentence what was found.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

const CONNECTION_TEST = 'scheduling_connection';

// An administrator waits for the answer.
const CONNECTION_SECONDS = 5;

/** Two requests at most, and the first thing that is wrong. */
function connection_problem( string $origin ): string {
	if ( '' === $origin ) {
		return __( 'Enter the address of your scheduling server first.', 'scheduling' );
	}
	$health = ask( $origin . '/healthz' );
	if ( is_wp_error( $health ) ) {
		/* translators: 1: address of a server, 2: the reason, by WordPress. */
		return sprintf( __( 'No server answers at %1$s: %2$s', 'scheduling' ), $origin, $health->get_error_message() );
	}
	$body = json_decode( wp_remote_retrieve_body( $health ), true );
	if ( 200 !== wp_remote_retrieve_response_code( $health ) || ! is_array( $body ) || 'ok' !== ( $body['status'] ?? '' ) ) {
		/* translators: 1: address of a server, 2: HTTP status such as 404. */
		return sprintf( __( 'Something answers at %1$s, but not as a scheduling server does (status %2$d for /healthz). Is the address right?', 'scheduling' ), $origin, wp_remote_retrieve_response_code( $health ) );
	}
	$script = ask( $origin . SCRIPT_PATH );
	if ( is_wp_error( $script ) || false === strpos( wp_remote_retrieve_body( $script ), 'scheduleWidget' ) ) {
		/* translators: 1: address of a server, 2: path of the script. */
		return sprintf( __( 'The scheduling server at %1$s answers, but its script %2$s does not load: frames and links work, popups do not.', 'scheduling' ), $origin, SCRIPT_PATH );
	}
	if ( is_ssl() && 0 !== strpos( $origin, 'https:' ) ) {
		/* translators: %s: address of a server. */
		return sprintf( __( 'The scheduling server at %s answers, but browsers refuse to show an http:// address on your https:// site.', 'scheduling' ), $origin );
	}
	return '';
}

/**
 * @return array|\WP_Error
 */
function ask( string $url ) {
	return wp_remote_get(
		$url,
		array(
			'timeout'             => CONNECTION_SECONDS,
			'redirection'         => 0,
			'limit_response_size' => 64 * KB_IN_BYTES,
			// In a network of sites the administrator of one shall not look around behind its firewall.
			'reject_unsafe_urls'  => ! is_super_admin(),
		)
	);
}

/** Tests the stored address and goes back to the settings, which show the sentence. */
function answer_connection_test(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Only an administrator may test the connection.', 'scheduling' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( CONNECTION_TEST );

	$problem = connection_problem( origin() );
	/* translators: %s: address of a server. */
	$success = sprintf( __( 'Your site reaches the scheduling server at %s, and its script is there.', 'scheduling' ), origin() );
	// WordPress prints the messages of settings as HTML.
	add_settings_error( SETTINGS, 'connection', esc_html( $problem ? $problem : $success ), $problem ? 'error' : 'success' );
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( add_query_arg( 'settings-updated', 'true', settings_address() ) );
	exit;
}
