import type { Locale } from '~/contract/locale'
import { loadDemoCopy, loadDemoModel } from '~/demos/load'
import type { DemoCopy, DemoMeta, DemoModel, DemoType } from '~/demos/types'
import { answerFirst, type FirstAnswer } from './first-answer'

/** What the page of a demo needs before it is shown. Its data and its method follow. */
export interface DemoPageData {
  type: DemoType
  copy: DemoCopy
  model: DemoModel
  meta: DemoMeta
  first: FirstAnswer | undefined
}

export async function loadDemoPage(
  type: DemoType,
  locale: Locale,
  query: Readonly<Record<string, unknown>>
): Promise<DemoPageData> {
  const [copy, model, { demoMetaOf }] = await Promise.all([
    loadDemoCopy(type, locale),
    loadDemoModel(type),
    import('~/demos/metas')
  ])
  return { type, copy, model, meta: demoMetaOf(type), first: await answerFirst(type, model, query) }
}
