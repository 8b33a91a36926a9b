/** User agents of programs, not of people: crawlers, previews, and what looks into links before people get a mail. */
const ROBOT =
  /bot\b|crawl|spider|slurp|preview|headless|monitor|fetch|curl|wget|python|facebookexternalhit|scan|safelinks|barracuda|proofpoint|mimecast|microsoft office|ms-office|googleimageproxy/i

interface Asked {
  'user-agent'?: string | undefined
  'sec-purpose'?: string | string[] | undefined
}

/** Robots, and browsers that fetch something that nobody has asked for yet. */
export function isRobot(headers: Asked): boolean {
  return Boolean(headers['sec-purpose']) || ROBOT.test(headers['user-agent'] ?? 'robot')
}
