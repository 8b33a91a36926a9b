<?php
/**
 * Links to a page with an embed may carry `?name=Robin+Park`, which is filled in for the visitor. WordPress takes
 * `name` for the name of a post: it answers "not found", or strikes the name from the address by a redirect.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

/** Only where nothing but it says which post is meant can it be the name of one. */
function keep_visitor_name_out( \WP $request ): void {
	$name = $_GET['name'] ?? null; // phpcs:ignore WordPress.Security -- compared, never stored nor printed
	if ( ! is_string( $name ) || ! isset( $request->query_vars['name'] ) ) {
		return;
	}
	wp_parse_str( (string) $request->matched_query, $said_by_path );
	$is_found_otherwise = $said_by_path || isset( $request->query_vars['p'] ) || isset( $request->query_vars['page_id'] );
	if ( ! $is_found_otherwise && sanitize_title( $name ) === $name ) {
		return;
	}
	// The script reads it from the address; here redirect_canonical() would see it.
	unset( $request->query_vars['name'], $_GET['name'] );
	$request->query_vars += array_intersect_key( $said_by_path, array( 'name' => '' ) );
}
