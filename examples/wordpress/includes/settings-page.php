<?php
/**
 * Settings → Scheduling.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

function add_settings_page(): void {
	$title = __( 'Scheduling', 'scheduling' );
	add_options_page( $title, $title, 'manage_options', SETTINGS, __NAMESPACE__ . '\print_settings_page' );
}

function settings_address(): string {
	return admin_url( 'options-general.php?page=' . SETTINGS );
}

/** In the list of plugins. */
function add_settings_link( array $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_address() ), esc_html__( 'Settings', 'scheduling' ) );
	return array_merge( array( $link ), $links );
}

function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields( SETTINGS ); ?>
			<table class="form-table" role="presentation">
				<?php
				print_field( 'scheduling_origin', __( 'Scheduling server', 'scheduling' ), __( 'Its address, such as https://meet.example.com', 'scheduling' ) );
				print_field( 'scheduling_page', __( 'Default booking page', 'scheduling' ), __( 'Such as demo/30min. Shown where a shortcode or block does not name a booking page.', 'scheduling' ) );
				?>
			</table>
			<?php submit_button(); ?>
		</form>
		<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
			<h2><?php esc_html_e( 'Connection', 'scheduling' ); ?></h2>
			<p><?php esc_html_e( 'Checks whether a scheduling server answers at the saved address.', 'scheduling' ); ?></p>
			<input type="hidden" name="action" value="<?php echo esc_attr( CONNECTION_TEST ); ?>">
			<?php
			wp_nonce_field( CONNECTION_TEST );
			submit_button( __( 'Test the connection', 'scheduling' ), 'secondary' );
			?>
		</form>
	</div>
	<?php
}

function print_field( string $setting, string $label, string $help ): void {
	?>
	<tr>
		<th scope="row"><label for="<?php echo esc_attr( $setting ); ?>"><?php echo esc_html( $label ); ?></label></th>
		<td>
			<input class="regular-text code" id="<?php echo esc_attr( $setting ); ?>" name="<?php echo esc_attr( $setting ); ?>"
				value="<?php echo esc_attr( get_option( $setting, '' ) ); ?>" aria-describedby="<?php echo esc_attr( $setting ); ?>_help">
			<p class="description" id="<?php echo esc_attr( $setting ); ?>_help"><?php echo esc_html( $help ); ?></p>
		</td>
	</tr>
	<?php
}
