import { type Locale, takesInternationalPhones } from '~/contract/locale'
import { m } from '~/paraglide/messages'

/** Props of the phone field of a contact form: English also takes a number with its country code. */
export const contactPhoneInput = (locale: Locale) =>
  takesInternationalPhones(locale)
    ? ({ label: m.form_contact_phone(), autoComplete: 'tel', inputMode: 'tel' } as const)
    : ({ label: m.form_phone(), autoComplete: 'tel-national', inputMode: 'tel' } as const)
