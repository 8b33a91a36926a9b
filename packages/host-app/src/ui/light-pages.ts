/** Windows of other programs: they are light, whatever theme the dashboard has here (specification, section 2). */
export function isAlwaysLight(path: string): boolean {
  return path.startsWith('/weezly-connect-')
}
