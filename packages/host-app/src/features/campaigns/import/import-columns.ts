import { fieldNameOf, isEmail } from '@scheduling/domain'

/** What a column is for: a part of every lead, or a merge field by its name. `skip`: it is not imported. */
export type Column = 'email' | 'externalKey' | 'website' | 'skip' | `field:${string}`

// The names of headings as tools and people write them, in our languages.
const PARTS: Readonly<Record<string, readonly string[]>> = {
  email:
    'email e_mail mail email_address e_mail_address work_email contact_email e_mail_adresse mailadresse אימייל דוא_ל מייל'.split(
      ' ',
    ),
  website:
    'website web_site url site homepage domain company_website company_url company_domain webseite internetseite אתר אתר_אינטרנט'.split(
      ' ',
    ),
  externalKey:
    'external_key lead_id id contact_id prospect_id profile profile_url linkedin linkedin_url linkedin_profile linkedin_profile_url kontakt_id מזהה'.split(
      ' ',
    ),
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  first_name: 'firstname first given_name forename vorname prénom prenom שם_פרטי'.split(' '),
  last_name: 'lastname last surname family_name nachname familienname nom שם_משפחה'.split(' '),
  company: 'company_name organization organization account firma unternehmen société חברה שם_חברה'.split(' '),
  job_title: 'title position role job jobtitle berufsbezeichnung תפקיד'.split(' '),
  name: 'full_name fullname contact_name שם שם_מלא'.split(' '),
}

/** What each column is probably for, by its heading and a few of its cells. A part is used once. */
export function guessColumns(headings: readonly string[], samples: readonly (readonly string[])[]): Column[] {
  const used = new Set<Column>()
  const guessed = headings.map((heading): Column => {
    const column = guess(fieldNameOf(heading))
    if (column === 'skip') return column
    if (used.has(column)) return fieldColumn(heading)
    used.add(column)
    return column
  })
  if (used.has('email')) return guessed
  const at = headings.findIndex((_, index) => samples.some((cells) => isEmail((cells[index] ?? '').trim())))
  return guessed.map((column, index) => (index === at ? 'email' : column))
}

/** No heading is an email address. */
export function hasHeadings(first: readonly string[]): boolean {
  return !first.some((cell) => isEmail(cell.trim()))
}

function guess(name: string): Column {
  if (name === '') return 'skip'
  for (const [part, names] of Object.entries(PARTS)) if (names.includes(name)) return part as Column
  for (const [field, names] of Object.entries(FIELDS)) if (names.includes(name)) return `field:${field}`
  return `field:${name}`
}

function fieldColumn(heading: string): Column {
  const name = fieldNameOf(heading)
  return name === '' ? 'skip' : `field:${name}`
}
