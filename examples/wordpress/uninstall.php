<?php
/**
 * Leaves nothing behind when the plugin is deleted.
 *
 * @package Scheduling
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$scheduling_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( 0 );
foreach ( $scheduling_sites as $scheduling_site ) {
	if ( $scheduling_site ) {
		switch_to_blog( $scheduling_site );
	}
	delete_option( 'scheduling_origin' );
	delete_option( 'scheduling_page' );
	if ( $scheduling_site ) {
		restore_current_blog();
	}
}
