import type { AccountSession } from '~/contract/account-settings'
import type { Locale } from '~/contract/locale'
import { m } from '~/paraglide/messages'

type Client = Pick<AccountSession, 'browser' | 'system' | 'country' | 'city'>

/** «Chrome / Windows», or a text for an unknown device. */
export function deviceName({ browser, system }: Pick<Client, 'browser' | 'system'>): string {
  return [browser, system].filter(Boolean).join(' / ') || m.user_center_device_unknown()
}

/** Country in the page's language and city as the platform writes it; undefined if the platform provides neither. */
export function locationName({ country, city }: Pick<Client, 'country' | 'city'>, locale: Locale): string | undefined {
  return [country && countryName(country, locale), city].filter(Boolean).join(' / ') || undefined
}

function countryName(code: string, locale: Locale): string | undefined {
  // Platforms use special codes such as «T1» and «XX» for what is not a country.
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
}
