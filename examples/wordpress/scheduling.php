<?php
/**
 * Plugin Name:       Scheduling
 * Description:       Booking pages of your scheduling server on your site: as a part of a page, behind a link, or behind a button in the corner.
 * Version:           1.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       scheduling
 * Domain Path:       /languages
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/address.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/render.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/visitor-name.php';

add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\translation_file', 10, 2 );
add_filter( 'load_script_translation_file', __NAMESPACE__ . '\script_translation_file', 10, 3 );
add_action(
	'init',
	function () {
		load_plugin_textdomain( 'scheduling', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
		register_script();
		add_shortcode( 'scheduling', __NAMESPACE__ . '\render_shortcode' );
		register_block( __DIR__ . '/block', plugins_url( 'block', __FILE__ ) );
	}
);
add_filter( 'script_loader_tag', __NAMESPACE__ . '\script_tag', 10, 2 );
add_action( 'parse_request', __NAMESPACE__ . '\keep_visitor_name_out' );

if ( is_admin() ) {
	require __DIR__ . '/includes/settings.php';
	require __DIR__ . '/includes/connection.php';
	require __DIR__ . '/includes/settings-page.php';

	add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
	add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
	add_action( 'admin_post_scheduling_connection', __NAMESPACE__ . '\answer_connection_test' );
	add_filter( 'plugin_action_links_' . plugin_basename( __FILE__ ), __NAMESPACE__ . '\add_settings_link' );
}
