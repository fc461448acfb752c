import type { Locale } from '~/contract/locale'
import type { SolutionType } from './solution-types'
import type { GalleryCopy, SolutionCopy } from './types'

/** The pages' copy; each language of each page is a module of its own, so that a page loads one text and no other. */
const pages: Readonly<Record<SolutionType, Record<Locale, () => Promise<{ default: SolutionCopy }>>>> = {
  fraud: { 'zh-CN': () => import('./fraud/zh-CN'), 'en-US': () => import('./fraud/en-US') },
  launder: { 'zh-CN': () => import('./launder/zh-CN'), 'en-US': () => import('./launder/en-US') },
  credit: { 'zh-CN': () => import('./credit/zh-CN'), 'en-US': () => import('./credit/en-US') },
  power: { 'zh-CN': () => import('./power/zh-CN'), 'en-US': () => import('./power/en-US') },
  supplychain: { 'zh-CN': () => import('./supplychain/zh-CN'), 'en-US': () => import('./supplychain/en-US') },
  logistics: { 'zh-CN': () => import('./logistics/zh-CN'), 'en-US': () => import('./logistics/en-US') },
  response: { 'zh-CN': () => import('./response/zh-CN'), 'en-US': () => import('./response/en-US') },
  customer360: { 'zh-CN': () => import('./customer360/zh-CN'), 'en-US': () => import('./customer360/en-US') },
  firmit: { 'zh-CN': () => import('./firmit/zh-CN'), 'en-US': () => import('./firmit/en-US') },
  amc: { 'zh-CN': () => import('./amc/zh-CN'), 'en-US': () => import('./amc/en-US') },
  irc: { 'zh-CN': () => import('./irc/zh-CN'), 'en-US': () => import('./irc/en-US') },
  social: { 'zh-CN': () => import('./social/zh-CN'), 'en-US': () => import('./social/en-US') },
  knowledge: { 'zh-CN': () => import('./knowledge/zh-CN'), 'en-US': () => import('./knowledge/en-US') },
  intelligentAnswer: { 'zh-CN': () => import('./intelligentAnswer/zh-CN'), 'en-US': () => import('./intelligentAnswer/en-US') }
}

export async function loadSolution(type: SolutionType, locale: Locale): Promise<SolutionCopy> {
  return (await pages[type][locale]()).default
}

const gallery: Readonly<Record<Locale, () => Promise<{ default: GalleryCopy }>>> = {
  'zh-CN': () => import('./gallery/zh-CN'),
  'en-US': () => import('./gallery/en-US')
}

export async function loadGallery(locale: Locale): Promise<GalleryCopy> {
  return (await gallery[locale]()).default
}
