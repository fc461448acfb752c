import * as v from 'valibot'
import { topicIds } from '~/content/exam-topics'
import type { Locale } from '~/contract/locale'
import { validOrNotFound } from '~/lib/route-validation'
import { loadPracticeCopy } from './copy'

const practiceSearchSchema = v.object({ topic: v.optional(v.picklist(topicIds)) })

/** Loads the practice page. The browser fetches the questions. */
export async function loadPractice(search: Readonly<Record<string, unknown>>, locale: Locale) {
  const { topic } = validOrNotFound(practiceSearchSchema, search)
  return { copy: await loadPracticeCopy(locale), topic }
}
