import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGE_KEYS, LANGUAGES } from '../packages/domain/src/languages/languages.ts'
import type { Language } from '../packages/domain/src/languages/languages.ts'
import { englishCity } from '../packages/domain/src/words/english-city.ts'

// `node scripts/zone-cities.ts` writes the cities of the time zone menu in each language: run it for a newer CLDR or
// another language. It asks the npm registry for the data.

const CLDR = '48.2.0'

// Here CLDR names another place, which has a time of its own: Jaipur in India, and Coral Harbour.
const OTHER_PLACES: Partial<Record<Language, string[]>> = { uk: ['Jayapura'], ar: ['Atikokan'] }

/** Folders of zones down to `exemplarCity`: `Europe` → `Vienna`. */
type Zones = { [name: string]: Zones | string }

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'packages/booking-ui/src/features/time-zones/cities')

const cldr = await mkdtemp(path.join(tmpdir(), 'cldr-'))
try {
  execFileSync('npm', ['pack', '--silent', `cldr-dates-full@${CLDR}`], { cwd: cldr })
  execFileSync('tar', ['-xzf', `cldr-dates-full-${CLDR}.tgz`], { cwd: cldr })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  await copyFile(path.join(cldr, 'package/LICENSE'), path.join(folder, 'LICENSE'))
  for (const language of LANGUAGE_KEYS.filter((key) => key !== 'en'))
    await writeFile(path.join(folder, `${language}.ts`), await sourceOf(language))
} finally {
  await rm(cldr, { recursive: true })
}
execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [folder], { cwd: root })

async function sourceOf(language: Language): Promise<string> {
  // Without the script, which CLDR leaves out where it is the usual one: `zh` is simplified.
  const tag = new Intl.Locale(LANGUAGES[language].tag).language
  const file = path.join(cldr, 'package/main', tag, 'timeZoneNames.json')
  const { main } = JSON.parse(await readFile(file, 'utf8'))
  const { Etc: _, ...areas } = main[tag].dates.timeZoneNames.zone as Zones
  const cities = citiesOf(areas)
    .filter(([english, city]) => city !== english && !OTHER_PLACES[language]?.includes(english))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `// Cities by their English names, from Unicode CLDR ${CLDR} (license Unicode-3.0, see LICENSE).
// Written by scripts/zone-cities.ts.
export default ${JSON.stringify(Object.fromEntries(cities), null, 2)}
`
}

function citiesOf(zones: Zones): [english: string, city: string][] {
  return Object.entries(zones).flatMap(([name, zone]) => {
    if (typeof zone === 'string') return []
    // Without marks of where a word may break.
    const city =
      typeof zone.exemplarCity === 'string' ? zone.exemplarCity.replaceAll(/\p{Cf}/gu, '') : undefined
    return [...(city === undefined ? [] : [[englishCity(name), city] as [string, string]]), ...citiesOf(zone)]
  })
}
