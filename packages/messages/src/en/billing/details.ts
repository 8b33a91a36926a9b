export const texts = {
  'details.title': 'Billing address & Tax',
  'details.load_failed': 'Could not get your settings of Billing address & Tax.',
  'details.update_failed': 'Could not update your settings.',
  'details.remove_failed': 'Could not remove billing details.',
  'details.updated': 'Your settings has been updated.',
  'details.removed': 'Your billing details have been removed.',
  'details.edit': 'Edit',
  'details.remove': 'Remove',
  'details.save': 'Save',
  'details.company': 'Company name',
  'details.country': 'Country',
  'details.line_1': 'Address line 1',
  'details.line_2': 'Address line 2',
  'details.city': 'Town or city',
  'details.postal_code': 'Postal code',
  'details.phone': 'Phone',
  'details.tax_id': 'Tax ID',
  'details.tax_id_text': 'Start with the country, e.g. DE123456789',
  'details.tax_loading': 'Checking …',
  'details.tax_valid': 'Valid',
  'details.tax_valid_name': 'Valid: {name}',
  'details.tax_invalid':
    'We couldn’t read this as an EU tax ID, so we didn’t save it. It should look like DE123456789.',
  'details.tax_unknown':
    'We couldn’t find this tax ID, so we didn’t save it. Check the number and try again.',
  'details.tax_unchecked':
    'We can’t reach the register right now, so the ID isn’t saved and tax is charged. Try again later.',
} as const
