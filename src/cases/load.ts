import { loadCopy } from '~/content/load-copy'
import type { Locale } from '~/contract/locale'
import type { CaseCopy, CaseId, CasesCopy } from './types'

export const loadCases = (locale: Locale): Promise<CasesCopy> =>
  loadCopy(import.meta.glob<{ default: CasesCopy }>('./overview/{zh-CN,en-US}.ts'), locale)

export const loadCase = (id: CaseId, locale: Locale): Promise<CaseCopy> =>
  loadCopy(import.meta.glob<{ default: CaseCopy }>(['./*/{zh-CN,en-US}.ts', '!./overview/*']), locale, id)
