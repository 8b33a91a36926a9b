<?php
/**
 * What visitors get, from a shortcode and from a block alike. Each kind works without the script: the frame shows
 * the booking page, the others are links to it.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

/**
 * The shortcode, whose attributes editors store as HTML.
 *
 * @param mixed $given Its attributes; an empty string when there are none.
 */
function render_shortcode( $given ): string {
	return render( array_map( 'wp_specialchars_decode', (array) $given ) );
}

/** Attributes of a shortcode or a block → safe HTML. */
function render( array $given ): string {
	$page     = booking_page( (string) ( $given['url'] ?? '' ) );
	$is_video = 'video' === ( $given['kind'] ?? '' );
	$options  = chosen_options( $given );
	// Each kind of page has its own.
	$options = $is_video
		? array_intersect_key( $options, video_options() )
		: array_diff_key( $options, array_diff_key( video_options(), page_options(), site_options() ) );
	if ( '' === $page || '' === origin() ) {
		return hint_for_authors();
	}
	$address = page_address( $page, $options );
	// An author who may not paste a frame of any site shall not get one from here.
	if ( ! is_on_server( $page ) || is_feed() ) {
		return link_to( $address, $options );
	}
	if ( $is_video ) {
		return render_video( $address, $options );
	}
	wp_enqueue_script( SCRIPT );
	switch ( $given['kind'] ?? 'inline' ) {
		case 'popup':
			return render_popup( $address, $options );
		case 'text':
			return render_text( $address, $options );
		default:
			return render_inline( $address, $options );
	}
}

/** The booking page as a part of this one. */
function render_inline( string $address, array $options ): string {
	return sprintf(
		'<div style="container-type:inline-size;contain-intrinsic-inline-size:min(300px,80vw);width:100%%"><iframe src="%s" title="%s" width="100%%" height="640" style="border:0;border-radius:12px;width:100%%;max-width:none!important;height:max(680px,min(1200px,(480px - 100cqw)*999),min(800px,(900px - 100cqw)*999));min-height:640px" data-schedule%s></iframe></div>',
		esc_url( add_query_arg( 'embed', 'inline', $address ) ),
		esc_attr( $options['link_text'] ?? __( 'Book a time', 'scheduling' ) ),
		data_attributes( $options )
	);
}

/** A video, which keeps its shape at each width. It needs no script. */
function render_video( string $address, array $options ): string {
	return sprintf(
		'<div style="container-type:inline-size;contain-intrinsic-inline-size:min(300px,80vw);width:100%%"><iframe src="%s" title="%s" width="100%%" height="578" style="border:0;border-radius:12px;width:100%%;max-width:none!important;height:calc(56.25cqw + 128px)" loading="lazy" allow="autoplay; fullscreen; picture-in-picture"></iframe></div>',
		esc_url( $address ),
		esc_attr( $options['link_text'] ?? __( 'Video', 'scheduling' ) )
	);
}

/** A link that opens the booking page over this one. */
function render_text( string $address, array $options ): string {
	$options += array_diff_key( default_texts(), array( 'button_text' => '' ) );
	return link_to( $address, $options, ' data-schedule="popup"' . data_attributes( $options ) );
}

/** A button that floats in the corner. The script makes it; without scripts there is a link where it was asked for. */
function render_popup( string $address, array $options ): string {
	$options += default_texts();
	choose_widget( array( 'widget' => $address ) + $options );
	return '<noscript>' . link_to( $address, array( 'link_text' => $options['button_text'] ) ) . '</noscript>';
}

function link_to( string $address, array $options, string $attributes = '' ): string {
	$options += default_texts();
	return sprintf( '<a href="%s"%s>%s</a>', esc_url( $address, array( 'http', 'https' ) ), $attributes, esc_html( $options['link_text'] ) );
}

/** The booking page's own options stand in its address, so that they hold without the script too. */
function page_address( string $page, array $options ): string {
	return add_query_arg( array_map( 'rawurlencode', array_diff_key( $options, site_options() ) ), $page );
}

/** For the script, where they win over what the visitor's address says. Answers reach it in the address only. */
function data_attributes( array $options ): string {
	$html = '';
	foreach ( $options as $name => $value ) {
		if ( ! is_prefilled_answer( $name ) ) {
			$html .= sprintf( ' data-%s="%s"', esc_attr( str_replace( '_', '-', $name ) ), esc_attr( $value ) );
		}
	}
	return $html;
}

/** Visitors see nothing where something is missing; who writes the page is told what. */
function hint_for_authors(): string {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$hint = '' === origin()
		? __( 'Scheduling: an administrator has to enter the address of the scheduling server under Settings → Scheduling.', 'scheduling' )
		: __( 'Scheduling: enter the booking page to show, such as demo/30min.', 'scheduling' );
	return '<p>' . esc_html( $hint ) . '</p>';
}
