<?php
/**
 * The server's script: once on a page, only on pages with an embed, never in the way of the page.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

const SCRIPT      = 'scheduling';
const SCRIPT_PATH = '/external/scheduling.js';

function register_script(): void {
	if ( '' === origin() ) {
		return;
	}
	// WordPress before 6.3 takes the array for "in the footer" and learns the rest in script_tag().
	$loading = array(
		'in_footer' => true,
		'strategy'  => 'async',
	);
	// The address is the same for all versions of the script.
	wp_register_script( SCRIPT, origin() . SCRIPT_PATH, array(), null, $loading ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
}

/** Has the script put a button into the corner. Repeat: the last counts, there is room for one. */
function choose_widget( array $attributes ): void {
	wp_script_add_data( SCRIPT, 'widget', $attributes );
}

/** The button in the corner is asked for by attributes of the script's own tag. */
function script_tag( string $tag, string $handle ): string {
	if ( SCRIPT !== $handle ) {
		return $tag;
	}
	$widget = wp_scripts()->get_data( SCRIPT, 'widget' );
	$async  = preg_match( '~\sasync[\s>]~', $tag ) ? '' : ' async';
	return str_replace( ' src=', $async . data_attributes( $widget ? $widget : array() ) . ' src=', $tag );
}
