/** The part of a CycloneDX document that is read here. Source: https://cyclonedx.org/docs/1.7/json/ */
export interface Sbom {
  components: readonly Component[]
}

interface Component {
  name: string
  group?: string
  version: string
  licenses?: readonly ({ license: { id?: string; name?: string } } | { expression: string })[]
}

// Permissive ones, and two that ask only for changes to the library itself: MPL-2.0, and LGPL of the image library, which is
// linked at run time.
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Unlicense',
  '(ISC AND CC-BY-3.0)',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
])

/** A line for each package whose license is not one of those that the product may be shipped with. */
export function licenseProblems({ components }: Sbom): string[] {
  return components.flatMap((component) => {
    const licenses = licensesOf(component)
    if (licenses.length > 0 && licenses.every((license) => ALLOWED.has(license))) return []
    const { group, name, version } = component
    const found = licenses.join(', ') || 'no license'
    return [
      `${group ? `${group}/` : ''}${name} ${version}: ${found}; expected one of ${[...ALLOWED].join(', ')}`,
    ]
  })
}

function licensesOf({ licenses = [] }: Component): string[] {
  return licenses.map((each) =>
    'expression' in each ? each.expression : (each.license.id ?? each.license.name ?? 'an unnamed license'),
  )
}
