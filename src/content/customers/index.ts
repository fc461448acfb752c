import type { Locale } from '~/contract/locale'
import type { CaseId } from './cases'
import type { CaseCopy } from './types'

/** Copy of the overview of cases, in one language. */
export const loadCases = async (locale: Locale) =>
  (locale === 'zh-CN' ? await import('./cases.zh-CN') : await import('./cases.en-US')).default

/** Each language of each case is a module of its own, so that a page loads one text and no other. */
const copies: Readonly<Record<CaseId, Record<Locale, () => Promise<{ default: CaseCopy }>>>> = {
  'shared-devices': { 'zh-CN': () => import('./shared-devices.zh-CN'), 'en-US': () => import('./shared-devices.en-US') },
  'guarantee-circle': { 'zh-CN': () => import('./guarantee-circle.zh-CN'), 'en-US': () => import('./guarantee-circle.en-US') },
  'upstream-stop': { 'zh-CN': () => import('./upstream-stop.zh-CN'), 'en-US': () => import('./upstream-stop.en-US') },
  'line-outage': { 'zh-CN': () => import('./line-outage.zh-CN'), 'en-US': () => import('./line-outage.en-US') },
  'closed-bridge': { 'zh-CN': () => import('./closed-bridge.zh-CN'), 'en-US': () => import('./closed-bridge.en-US') }
}

export const loadCase = async (id: CaseId, locale: Locale) => (await copies[id][locale]()).default
