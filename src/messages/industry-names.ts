import { m } from '../paraglide/messages'

/** Industries that a form offers, by the solutions of the site; a visitor of another one types it. */
export const industryNames = (): string[] => m.form_industries().split('|')
