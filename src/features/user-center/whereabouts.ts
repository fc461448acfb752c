import type { AccountSession } from '~/contract/account-settings'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'

type Whereabouts = Pick<AccountSession, 'browser' | 'system' | 'country' | 'city'>

/** «Chrome / Windows», or that it is not known. */
export function deviceOf({ browser, system }: Pick<Whereabouts, 'browser' | 'system'>): string {
  return [browser, system].filter(Boolean).join(' / ') || m.user_center_device_unknown()
}

/** Country in the language of the page, and city as the platform writes it; undefined where the platform did not tell. */
export function locationName({ country, city }: Pick<Whereabouts, 'country' | 'city'>, locale: Locale): string | undefined {
  return [country && nameOfCountry(country, locale), city].filter(Boolean).join(' / ') || undefined
}

function nameOfCountry(code: string, locale: Locale): string | undefined {
  // Platforms have codes of their own for what is no country: «T1», «XX».
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
}
