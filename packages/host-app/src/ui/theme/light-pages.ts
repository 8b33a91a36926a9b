/** Windows of other programs are always light, whatever theme the dashboard has (specification, section 2). */
export function isAlwaysLight(path: string): boolean {
  return path.startsWith('/weezly-connect-')
}
