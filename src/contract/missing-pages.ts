/** Pages of spec §2 without a route yet. Links to them are already written, and appear once the route exists. */
export const missingPages = ['/partner/cooperate'] as const
export type MissingPage = (typeof missingPages)[number]
