/** A merge field as texts have it: `{{first_name}}`. */
export function mergeFieldText(name: string): string {
  return `{{${name}}}`
}
