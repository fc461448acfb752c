import { internationalLocale, originalLocale } from '~/contract/locale'

/**
 * The controller of the personal data of this installation, and the location of the data: an installation fills both in, in the
 * words that the privacy statement shows. While one is empty, its sentence is absent. Kept apart from the other facts of the
 * vendor, because every page loads those.
 */
export const dataController = {
  /** The whole name of the company, such as the one of its business license. */
  name: { [originalLocale]: '', [internationalLocale]: '' },
  /** Country and city or region of the databases, copies and logs. */
  location: { [originalLocale]: '', [internationalLocale]: '' }
} as const
