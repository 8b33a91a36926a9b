<?php
/**
 * The block: the shortcode with a form around it.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

const BLOCK_SCRIPT = 'scheduling-block';

function register_block( string $folder, string $url ): void {
	$needs = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n', 'wp-server-side-render' );
	wp_register_script( BLOCK_SCRIPT, $url . '/edit.js', $needs, (string) filemtime( $folder . '/edit.js' ), true );
	wp_set_script_translations( BLOCK_SCRIPT, 'scheduling', dirname( $folder ) . '/languages' );
	$known = array(
		'pageOptions'  => form_fields( page_options() ),
		'siteOptions'  => form_fields( site_options() ),
		'videoOptions' => form_fields( video_options() ),
	);
	wp_add_inline_script( BLOCK_SCRIPT, 'window.schedulingBlock = ' . wp_json_encode( $known ), 'before' );

	register_block_type(
		$folder,
		array(
			'attributes'      => block_attributes(),
			'render_callback' => __NAMESPACE__ . '\render_block',
		)
	);
}

/** The names of the shortcode, so that one function renders both. */
function block_attributes(): array {
	$attributes = array(
		'url'  => array( 'type' => 'string' ),
		'kind' => array(
			'type'    => 'string',
			'enum'    => array( 'inline', 'text', 'popup', 'video' ),
			'default' => 'inline',
		),
	);
	foreach ( page_options() + site_options() + video_options() as $name => list( $input ) ) {
		$attributes[ $name ] = array( 'type' => 'toggle' === $input ? 'boolean' : 'string' );
	}
	return $attributes;
}

function render_block( array $attributes ): string {
	$html = render( $attributes );
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** What the form in the editor asks for, in its order. */
function form_fields( array $options ): array {
	$fields = array();
	foreach ( array_diff_key( $options, array_flip( CLICK_IDS ) ) as $name => list( $input, $label ) ) {
		$fields[] = compact( 'name', 'input', 'label' );
	}
	return $fields;
}
