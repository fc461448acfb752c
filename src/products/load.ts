import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { ApplianceCopy, FitCopy, JoinsCopy, PlatformCopy, RagCopy, WeaverCopy, WhatCopy, WhyCopy } from './types'

/** The tabs of `/product`, as its address names them; the first is shown where it names none. */
export const tabIds = ['index', 'join', 'fit'] as const
export type TabId = (typeof tabIds)[number]

/** What a graph database is. */
export const loadWhat = (locale: Locale): Promise<WhatCopy> =>
  loadCopy(import.meta.glob<{ default: WhatCopy }>('./what/{zh-CN,en-US}.ts'), locale)

/** The same question as joins and as hops. */
export const loadJoins = (locale: Locale): Promise<JoinsCopy> =>
  loadCopy(import.meta.glob<{ default: JoinsCopy }>('./joins/{zh-CN,en-US}.ts'), locale)

/** When to use a graph database. */
export const loadFit = (locale: Locale): Promise<FitCopy> =>
  loadCopy(import.meta.glob<{ default: FitCopy }>('./fit/{zh-CN,en-US}.ts'), locale)

/** Hybrid retrieval-augmented generation. */
export const loadRag = (locale: Locale): Promise<RagCopy> =>
  loadCopy(import.meta.glob<{ default: RagCopy }>('./rag/{zh-CN,en-US}.ts'), locale)

/** Why this database. */
export const loadWhy = (locale: Locale): Promise<WhyCopy> =>
  loadCopy(import.meta.glob<{ default: WhyCopy }>('./why/{zh-CN,en-US}.ts'), locale)

/** The graph intelligence platform. */
export const loadPlatform = (locale: Locale): Promise<PlatformCopy> =>
  loadCopy(import.meta.glob<{ default: PlatformCopy }>('./platform/{zh-CN,en-US}.ts'), locale)

/** The AI compute appliance. */
export const loadAppliance = (locale: Locale): Promise<ApplianceCopy> =>
  loadCopy(import.meta.glob<{ default: ApplianceCopy }>('./appliance/{zh-CN,en-US}.ts'), locale)

/** The weaving tool. */
export const loadWeaver = (locale: Locale): Promise<WeaverCopy> =>
  loadCopy(import.meta.glob<{ default: WeaverCopy }>('./weaver/{zh-CN,en-US}.ts'), locale)
