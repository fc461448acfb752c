/** The variable of passport without which a channel sends no codes. */
const channels = { phone: 'SMS_WEBHOOK_URL', email: 'SMTP_HOST' } as const

/** Channels over which a passport with these variables sends no codes, for the edge (NO_CODES_TO). */
export const missingChannels = (passport: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(channels).flatMap(([channel, name]) => (passport[name] ? [] : [channel]))
