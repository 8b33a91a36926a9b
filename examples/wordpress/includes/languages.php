<?php
/**
 * Languages. WordPress looks only for the files of the exact locale: without this, `de_AT` and `es_MX` would be English.
 *
 * @package Scheduling
 */

namespace Scheduling;

defined( 'ABSPATH' ) || exit;

// Language, or locale, => whose files it gets. Only simplified Chinese is here, which `zh_TW` and `zh_HK` do not read.
const LOCALES = array(
	'ar'    => 'ar',
	'ary'   => 'ar',
	'cs'    => 'cs_CZ',
	'da'    => 'da_DK',
	'de'    => 'de_DE',
	'es'    => 'es_ES',
	'fi'    => 'fi',
	'fr'    => 'fr_FR',
	'he'    => 'he_IL',
	'hu'    => 'hu_HU',
	'it'    => 'it_IT',
	'nb'    => 'nb_NO',
	'nl'    => 'nl_NL',
	'nn'    => 'nb_NO',
	'pl'    => 'pl_PL',
	'pt'    => 'pt_BR',
	'ro'    => 'ro_RO',
	'sv'    => 'sv_SE',
	'tr'    => 'tr_TR',
	'uk'    => 'uk',
	'vi'    => 'vi',
	'zh_SG' => 'zh_CN',
);

/**
 * Leads from a locale without files to those of its language, in the same folder.
 *
 * @param string|false $file   Where WordPress looks: a `.mo` for PHP, a `.json` for a script.
 * @param mixed        $domain Of whose texts.
 * @return string|false
 */
function translation_file( $file, $domain ) {
	if ( 'scheduling' !== $domain || ! preg_match( '~^(.*/scheduling-)(([a-z]+)\w*)(\.mo|-.*\.json)$~D', (string) $file, $parts ) ) {
		return $file;
	}
	// WordPress 6.5 and newer take the second where there is one.
	if ( is_readable( $file ) || is_readable( preg_replace( '~\.mo$~D', '.l10n.php', $file ) ) ) {
		return $file;
	}
	list( , $start, $locale, $language, $end ) = $parts;

	$found = $start . ( LOCALES[ $locale ] ?? LOCALES[ $language ] ?? $locale ) . $end;
	return is_readable( $found ) ? $found : $file;
}

/**
 * Likewise, for the block's script.
 *
 * @param string|false $file   Where WordPress looks.
 * @param string       $handle Of which script.
 * @param mixed        $domain Of whose texts.
 * @return string|false
 */
function script_translation_file( $file, $handle, $domain ) {
	return translation_file( $file, $domain );
}
