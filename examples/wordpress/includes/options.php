<?php
/**
 * Every option of an embed, by its name in the shortcode, the block and the booking page's address.
 *
 * What each accepts is said by the booking page and its script, in the browser's console: see docs/embedding.md.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

// Kept with the booking.
const CAMPAIGN = array( 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content' );

// Kept likewise. They belong to one visitor, so that no form asks an author for them.
const CLICK_IDS = array( 'gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id' );

/** For the booking page: name => what its field in the editor is, and its label. */
function page_options(): array {
	$options = array(
		'hide_event_details' => array( 'toggle', __( 'Hide name and description of the event', 'scheduling' ) ),
		'background_color'   => array( 'color', __( 'Background', 'scheduling' ) ),
		'text_color'         => array( 'color', __( 'Text', 'scheduling' ) ),
		'button_color'       => array( 'color', __( 'Buttons and links', 'scheduling' ) ),
		'theme'              => array( 'theme', __( 'Theme', 'scheduling' ) ),
		'language'           => array( 'text', __( 'Language, such as de', 'scheduling' ) ),
		'name'               => array( 'text', __( 'Name filled in for the visitor', 'scheduling' ) ),
		'email'              => array( 'text', __( 'Email filled in for the visitor', 'scheduling' ) ),
	);
	foreach ( array_merge( CAMPAIGN, CLICK_IDS ) as $name ) {
		$options[ $name ] = array( 'text', $name );
	}
	return $options;
}

/** For what stands on this site, links, buttons, the popup: likewise. */
function site_options(): array {
	return array(
		'link_text'               => array( 'text', __( 'Link text', 'scheduling' ) ),
		'close_label'             => array( 'text', __( 'Label of the popup’s close button', 'scheduling' ) ),
		'button_text'             => array( 'text', __( 'Button text', 'scheduling' ) ),
		'button_background_color' => array( 'color', __( 'Button in the corner', 'scheduling' ) ),
		'button_text_color'       => array( 'color', __( 'Text of the button in the corner', 'scheduling' ) ),
	);
}

/** For the page of a video: its colors, and a button that leads to a booking or to another page. */
function video_options(): array {
	return array_intersect_key( page_options(), array_flip( array( 'background_color', 'text_color', 'button_color' ) ) ) + array(
		'call_text'  => array( 'text', __( 'Button text', 'scheduling' ) ),
		'book'       => array( 'text', __( 'Booking page that the button opens over the video, such as demo/30min', 'scheduling' ) ),
		'call_url'   => array( 'text', __( 'Or the web address that the button leads to', 'scheduling' ) ),
		'hide_title' => array( 'toggle', __( 'Hide the title', 'scheduling' ) ),
		'link_text'  => array( 'text', __( 'Title for screen readers', 'scheduling' ) ),
	);
}

/** Words that visitors read where nothing else is given. */
function default_texts(): array {
	return array(
		'link_text'   => __( 'Schedule time with me', 'scheduling' ),
		'close_label' => __( 'Close', 'scheduling' ),
		'button_text' => __( 'Booking', 'scheduling' ),
	);
}

/**
 * What somebody chose, as text by name, without what is empty or unknown. A name alone means yes, hyphens are as
 * good as underscores.
 */
function chosen_options( array $given ): array {
	$known  = page_options() + site_options() + video_options();
	$chosen = array();
	foreach ( $given as $key => $value ) {
		list( $name, $text ) = is_int( $key ) ? array( (string) $value, '1' ) : array( $key, (string) $value );
		if ( ! is_prefilled_answer( $name ) ) {
			$name = str_replace( '-', '_', $name );
		}
		if ( '' !== $text && ( isset( $known[ $name ] ) || is_prefilled_answer( $name ) ) ) {
			$chosen[ $name ] = $text;
		}
	}
	return $chosen;
}

/** `answer_` and the id of a question, whose hyphens belong to it. */
function is_prefilled_answer( string $name ): bool {
	return 0 === strpos( $name, 'answer_' );
}
